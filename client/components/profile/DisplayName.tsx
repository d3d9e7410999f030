import { EmojiText } from '#components/content/EmojiText.tsx'
import type { Account } from '#contract/entities/account.ts'
import { nameWithEmoji } from '#domain/profile/display-name.ts'

/**
 * Shows the display name of an account, in its own text direction and with its custom emoji
 * (docs/spec/conventions.md#text-direction).
 */
export function DisplayName({ account }: { account: Pick<Account, 'display_name' | 'username' | 'emojis'> }) {
  return <EmojiText text={nameWithEmoji(account)} emojis={account.emojis} isName />
}
