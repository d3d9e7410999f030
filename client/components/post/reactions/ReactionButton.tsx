import { EmojiPopover } from '#components/emoji/EmojiPopover.tsx'
import type { Post } from '#contract/entities/post.ts'
import { useVisitor } from '#data/connection/session.ts'
import type { Emoji } from '#domain/composer/emoji-search.ts'
import type { ReactionEmoji } from '#domain/post/reaction.ts'
import { useText } from '#i18n/i18n.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useToggleReaction } from './use-toggle-reaction.ts'

/** Shows the button that opens the emoji picker and reacts with the picked emoji. Guests do not see it. */
export function ReactionButton({ post }: { post: Post }) {
  'use memo'
  const t = useText()
  const guest = useVisitor().kind === 'guest'
  const toggle = useToggleReaction(post)
  if (guest) return null
  return (
    <EmojiPopover
      label={t('reaction.add')}
      trigger={(opener) => (
        <IconButton size="s" label={t('reaction.add')} icon="smile-plus" data-shortcut="react" {...opener} />
      )}
      onPick={(emoji) => toggle(reactionOf(emoji))}
    />
  )
}

const reactionOf = ({ name, text, url }: Emoji): ReactionEmoji => ({ name: url === null ? text : name, url })
