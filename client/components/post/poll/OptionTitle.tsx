import { EmojiText } from '#components/content/EmojiText.tsx'
import type { Poll } from '#contract/entities/poll.ts'
import { shownTitle } from '#domain/post/poll.ts'
import { useText } from '#i18n/i18n.ts'

/** Shows what an option of a poll says, or its number where nothing of that can be seen. */
export function OptionTitle({
  title,
  number,
  emojis,
}: { title: string; number: number } & Pick<Poll, 'emojis'>) {
  const t = useText()
  return (
    <bdi>
      <EmojiText text={shownTitle(title) || t('poll_editor.option', { number })} emojis={emojis} />
    </bdi>
  )
}
