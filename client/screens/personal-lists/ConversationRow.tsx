import { EmojiText } from '#components/content/EmojiText.tsx'
import { plainText } from '#components/content/plain-text.ts'
import { Timestamp } from '#components/content/Timestamp.tsx'
import { AccountAvatar } from '#components/profile/AccountAvatar.tsx'
import type { Conversation } from '#contract/entities/conversation.ts'
import type { Post } from '#contract/entities/post.ts'
import { useViewer } from '#data/connection/session.ts'
import { useIsUnread } from '#data/conversations/seen-posts.ts'
import { othersIn } from '#domain/conversation/inbox.ts'
import { byLocale } from '#domain/formatter.ts'
import { ownContent } from '#domain/post/own-content.ts'
import { nameWithEmoji } from '#domain/profile/display-name.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { type Translate, useLocale, useText } from '#i18n/i18n.ts'
import styles from './ConversationRow.module.css'

const enumeration = byLocale((locale) => new Intl.ListFormat(locale))

/** Shows a conversation as a link: its people, the last words, their time, and whether it is unread. */
export function ConversationRow({ item: conversation }: { item: Conversation }) {
  const t = useText()
  const locale = useLocale()
  const viewer = useViewer()
  const viewerId = viewer?.id ?? ''
  const others = othersIn(conversation, viewerId)
  const isUnread = useIsUnread(conversation, viewerId)
  const { last_status: last } = conversation
  const [first = viewer] = others
  const names =
    others.length > 0 ? enumeration(locale).format(others.map(nameWithEmoji)) : t('conversations.only_you')
  return (
    // biome-ignore lint/a11y/useSemanticElements: between a list and its items there is a box for each page
    <div role="listitem" className={styles.row} data-row={conversation.id} data-unread={isUnread}>
      {first && <AccountAvatar account={first} />}
      <a className={styles.link} href={pathTo('conversation', { directId: last.id })} data-large>
        <span className={styles.names}>
          <EmojiText text={names} emojis={others.flatMap(({ emojis }) => emojis)} isName />
        </span>
        <span className={styles.time}>
          <Timestamp date={last.created_at} />
        </span>
        <span className={styles.words} dir="auto">
          <EmojiText text={lastWords(last, viewerId, t)} emojis={[...last.account.emojis, ...last.emojis]} />
        </span>
        {isUnread && <span className={styles.unread}>{t('conversations.unread')}</span>}
      </a>
    </div>
  )
}

/** Returns the last words and who said them, or what stands in their place. */
function lastWords(last: Post, viewerId: string, t: Translate): string {
  if (last.hidden) return t('post.by_muted', { name: nameWithEmoji(last.account) })
  const files = last.media_attachments.length
  const text =
    plainText(ownContent(last)) || (files > 0 ? t('draft.files', { count: files }) : t('composer.poll'))
  return last.account.id === viewerId
    ? t('conversations.you_said', { text })
    : t('conversations.said', { name: nameWithEmoji(last.account), text })
}
