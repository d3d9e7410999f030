import { BookOpenText, Smile } from 'lucide-react'
import { EmojiPopover } from '#components/emoji/EmojiPopover.tsx'
import type { Emoji } from '#domain/composer/emoji-search.ts'
import { useText } from '#i18n/i18n.ts'
import { IconButton } from '#ui/IconButton.tsx'

/**
 * Shows the tools of every text: emoji, and a look at how it will be shown (docs/spec/reactions.md#one-emoji-picker).
 */
export function TextTools({
  isEmpty,
  previews,
  onEmoji,
  onPreview,
}: {
  isEmpty: boolean
  previews: boolean
  onEmoji: (emoji: Emoji) => void
  onPreview: () => void
}) {
  const t = useText()
  return (
    <>
      <EmojiPopover
        label={t('composer.emoji')}
        trigger={(opener) => <IconButton label={t('composer.emoji')} icon={<Smile />} {...opener} />}
        onPick={onEmoji}
      />
      <IconButton
        label={t('composer.preview')}
        icon={<BookOpenText />}
        aria-pressed={previews}
        disabled={isEmpty}
        onClick={onPreview}
      />
    </>
  )
}
