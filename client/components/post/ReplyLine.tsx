import type { Post } from '#contract/entities/post.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useViewer } from '#data/connection/session.ts'
import { preferencesOf } from '#domain/preference.ts'
import { actorAddress } from '#domain/profile/handle.ts'
import { threadLink } from '#domain/profile/link.ts'
import { useText } from '#i18n/i18n.ts'
import { useStore } from '#platform/storage/store.ts'
import { drawn } from '#ui/drawn-icon.ts'
import styles from './ContextLine.module.css'
import { parentWords } from './parent/parent-words.ts'

/** Shows above a reply whose post it replies to, as a link to that post. */
export function ReplyLine({ post }: { post: Post }) {
  const t = useText()
  const instanceUri = useInstance()?.uri ?? ''
  const opensTab = preferencesOf(useViewer()).conversationNewTabEnabled
  const Words = useStore(parentWords)
  const acct = post.pleroma.in_reply_to_account_acct
  if (post.in_reply_to_id === null) return null
  const address = acct && actorAddress({ username: acct, acct }, instanceUri)
  return (
    <div className={styles.header} {...drawn('corner-up-left')}>
      <a {...threadLink(post.in_reply_to_id, opensTab)} className={styles.author}>
        {address ? t('post.in_reply_to', { handle: `@${address}` }) : t('post.in_reply')}
      </a>
      {Words && <Words post={post} />}
    </div>
  )
}
