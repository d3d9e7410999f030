import { FoldedComposer } from '#components/composer/FoldedComposer.tsx'
import type { Account } from '#contract/entities/account.ts'
import type { Post } from '#contract/entities/post.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useNoteSeen } from '#data/conversations/seen-posts.ts'
import { useNewWords } from '#data/conversations/talk.ts'
import { draftText } from '#data/writing/drafts.ts'
import { answeredIn, goesOnSpeaking, hearersOf, isSameCircle } from '#domain/conversation/talk.ts'
import { useText } from '#i18n/i18n.ts'
import { Hearers } from './Hearers.tsx'
import { Message } from './Message.tsx'
import styles from './Talk.module.css'
import { useStayAtEnd } from './use-stay-at-end.ts'

const hasDraft = (postId: string) => draftText({ kind: 'reply', postId }) !== null

/** Shows the posts of a talk by their age, who hears the next words, and the line that opens the editor. */
export function Talk({ id, messages, viewer }: { id: string; messages: readonly Post[]; viewer: Account }) {
  const t = useText()
  const instance = useInstance()
  const uri = instance?.uri ?? ''
  useNewWords(id)
  useNoteSeen(messages)
  const newest = messages.at(-1)
  const stayAtEnd = useStayAtEnd(newest?.account.id === viewer.id)
  const answered = answeredIn(messages, hasDraft)
  const hearers = answered ? hearersOf(answered, viewer, uri) : []

  return (
    <div className={styles.talk}>
      <div role="log" aria-label={t('conversations.talk')}>
        <ol className={styles.messages}>
          {messages.map((message, index) => {
            const circle = hearersOf(message, viewer, uri)
            return (
              <Message
                key={message.id}
                post={message}
                isOwn={message.account.id === viewer.id}
                goesOn={goesOnSpeaking(message, messages[index - 1])}
                hearers={isSameCircle(circle, hearers) ? null : circle}
              />
            )
          })}
        </ol>
      </div>
      <div key={newest?.id} ref={stayAtEnd} />
      <div className={styles.foot}>
        <Hearers handles={hearers} showsServers />
        {answered && instance && (
          <FoldedComposer
            key={viewer.id}
            viewer={viewer}
            instance={instance}
            task={{ kind: 'reply', post: answered }}
            prompt={t('conversations.write')}
          />
        )}
      </div>
    </div>
  )
}
