import { BookOpenText, Smile } from 'lucide-react'
import { EmojiPopover } from '#components/emoji/EmojiPopover.tsx'
import { useText } from '#i18n/i18n.ts'
import { ToolButton } from '#ui/ToolButton.tsx'
import type { TextBoxState } from './use-text-box.ts'

/**
 * Shows the tools of every text: emoji, and a look at how it will be shown
 * (docs/spec/reactions.md#one-emoji-picker).
 */
export function TextTools({ textBox }: { textBox: TextBoxState }) {
  const { isEmpty, previews, addEmoji, togglePreview } = textBox
  const t = useText()
  return (
    <>
      <EmojiPopover
        label={t('composer.emoji')}
        isForText
        trigger={(opener) => (
          <ToolButton
            label={t('composer.emoji')}
            word={t('composer.emoji_word')}
            icon={<Smile />}
            {...opener}
          />
        )}
        onPick={addEmoji}
      />
      <ToolButton
        label={t('composer.preview')}
        word={t('composer.preview')}
        icon={<BookOpenText />}
        aria-pressed={previews}
        disabled={isEmpty}
        onClick={togglePreview}
      />
    </>
  )
}
