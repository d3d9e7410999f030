/**
 * Makes the name shown for a profile (docs/spec/profiles.md#display-name,
 * docs/spec/profiles.md#names-in-sentences).
 */
import { cleanText } from '#contract/clean-text.ts'
import type { Account } from '#contract/entities/account.ts'
import type { CustomEmoji } from '#contract/entities/emoji.ts'
import { splitEmoji } from '../custom-emoji.ts'

/**
 * The longest name shown, in characters; more than any server allows
 * (docs/server/accounts.md#update-credentials).
 */
const MAX_NAME_LENGTH = 300

type Named = Pick<Account, 'display_name' | 'username'> & Partial<Pick<Account, 'acct' | 'emojis'>>

/**
 * Returns the name for plain text, where custom emoji have no place: a name of nothing else is told by their
 * words.
 */
export function displayName(account: Named): string {
  const name = nameWithEmoji(account)
  const pieces = splitEmoji(name, account.emojis ?? [])
  if (pieces.length === 1 && pieces[0] === name) return name
  const plain = pieces.filter((piece) => typeof piece === 'string').join(' ')
  return cleanLine(plain) || cleanLine(pieces.map(wordsOf).join(' '))
}

const wordsOf = (piece: string | CustomEmoji) =>
  typeof piece === 'string' ? piece : piece.shortcode.replaceAll('_', ' ')

const cleanLine = (text: string) => cleanText(text).replace(/\s+/g, ' ').trim()

/**
 * Returns the display name in one line, or what is left to call somebody by when nothing of it can be seen:
 * the username, or the address. Custom emoji stand there as `:shortcode:`, to be drawn as pictures.
 */
export function nameWithEmoji({ display_name, username, acct = '' }: Named): string {
  return (
    cleanLine((display_name ?? '').slice(0, MAX_NAME_LENGTH)) || cleanText(username) || cleanText(acct) || '?'
  )
}
