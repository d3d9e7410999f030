import { EmojiSymbol } from '#components/emoji/EmojiSymbol.tsx'
import type { Post } from '#contract/entities/post.ts'
import { useVisitor } from '#data/connection/session.ts'
import { shortCount } from '#domain/number-text.ts'
import { distinctReactions } from '#domain/post/reaction.ts'
import { preferencesOf } from '#domain/preference.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './Reactions.module.css'
import { useToggleReaction } from './use-toggle-reaction.ts'

/**
 * Shows the emoji reactions to a post with their counts. A click adds or removes the viewer's own; guests
 * only see them (docs/spec/reactions.md#reactions-of-a-post, docs/spec/settings.md#hidden-counters).
 */
export function Reactions({ post }: { post: Post }) {
  'use memo'
  const t = useText()
  const locale = useLocale()
  const visitor = useVisitor()
  const guest = visitor.kind === 'guest'
  const { countersHidden } = preferencesOf(guest ? null : visitor.account)
  const toggle = useToggleReaction(post)
  const reactions = distinctReactions(post.pleroma.emoji_reactions)
  if (reactions.length === 0) return null
  return (
    <ul className={styles.reactions} aria-label={t('reaction.list')}>
      {reactions.map(({ name, url, count: all, me }) => {
        const count = countersHidden ? 0 : all
        const label = t('reaction.count', { emoji: name, count })
        const content = (
          <>
            <span className={styles.emoji} aria-hidden="true">
              <EmojiSymbol name={name} url={url} />
            </span>
            {count > 0 && (
              <span aria-hidden="true" translate="no">
                {shortCount(count, locale)}
              </span>
            )}
            <VisuallyHidden>{label}</VisuallyHidden>
          </>
        )
        const look = { className: styles.reaction, 'data-tooltip': label }
        return (
          <li key={`${name} ${url}`}>
            {guest ? (
              <span {...look}>{content}</span>
            ) : (
              <button type="button" {...look} aria-pressed={me} onClick={() => toggle({ name, url })}>
                {content}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
