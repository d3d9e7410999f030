import { EmojiText } from '#components/content/EmojiText.tsx'
import type { Account } from '#contract/entities/account.ts'
import { nameWithEmoji } from '#domain/profile/display-name.ts'

/**
 * Shows a sentence with somebody's name in it, whose custom emoji are pictures
 * (docs/spec/profiles.md#names-in-sentences).
 */
export function NamedText({
  account,
  say,
}: {
  account: Pick<Account, 'display_name' | 'username' | 'emojis'>
  say: (name: string) => string
}) {
  return <EmojiText text={say(nameWithEmoji(account))} emojis={account.emojis} />
}
