/**
 * Estimates how well a password withstands guessing (docs/spec/settings.md#strength-of-a-password). The
 * estimate counts bits, piece by piece: what a guesser tries first counts little, letters that look like a
 * word count less than a random character.
 */

export type PasswordStrength = 'weak' | 'fair' | 'strong'

/** Bits below which a password is weak, and below which it is fair. */
const FAIR = 36
const STRONG = 55

const BITS = { known: 6, run: 5, letterOfWord: 2.6, lower: 4.7, digit: 3.3, other: 6 }

/** Passwords and parts of passwords that everybody chooses, and rows of the keyboard. */
const KNOWN = [
  'password passwort passwd letmein welcome willkommen iloveyou princess sunshine football baseball monkey dragon',
  'master shadow superman batman trustno secret admin login access hallo hello whatever freedom mitra kith changeme',
  'geheim qwertyuiop qwertzuiop qwerty qwertz azerty asdfghjkl asdfgh asdf zxcvbnm yxcvbnm zxcvbn zxcv qwer qazwsx',
  '1qaz2wsx 1q2w3e4r 1q2w3e',
].flatMap((line) => line.split(' '))

/** Characters that stand for letters in passwords such as `p4ssw0rd`. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({ '0': 'o', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's' }),
)

/** A word, alone or with a capital: `horse`, `Horse`, `HORSE`. */
const WORD = /^(?:\p{Lu}?[\p{Ll}\p{Lo}\p{M}]{2,}|\p{Lu}{3,})/u
const YEAR = /^(?:19|20)\d\d/

/** Returns how hard a password is to guess for somebody who knows whose it is. */
export function passwordStrength(password: string, username: string): PasswordStrength {
  const known = [...KNOWN, username.toLowerCase()].filter((word) => word.length > 2)
  let bits = 0
  for (let rest = password; rest !== '' && bits < STRONG; ) {
    const piece = nextPiece(rest, known)
    bits += piece.bits
    rest = rest.slice(piece.length)
  }
  if (bits < FAIR) return 'weak'
  return bits < STRONG ? 'fair' : 'strong'
}

interface Piece {
  length: number
  bits: number
}

function nextPiece(rest: string, known: readonly string[]): Piece {
  const length = Math.max(0, ...known.filter((word) => startsLike(rest, word)).map((word) => word.length))
  const run = runLength(rest)
  if (length > 2 && length >= run) return { length, bits: BITS.known }
  if (run > 2) return { length: run, bits: BITS.run }
  if (YEAR.test(rest)) return { length: 4, bits: BITS.known }
  const word = wordBefore(rest, known)
  if (word > 2) return { length: word, bits: word * BITS.letterOfWord }
  const [character = ''] = rest
  return { length: character.length, bits: bitsOf(character) }
}

/** Returns whether a text begins with a word, in any case and with digits for letters. */
function startsLike(text: string, word: string): boolean {
  const start = text.slice(0, word.length).toLowerCase()
  return start === word || start.replace(/[0345@$]/g, (sign) => LETTERS.get(sign) ?? sign) === word
}

/** Returns how many characters at the beginning repeat or follow one another: `aaaa`, `1234`, `dcba`. */
function runLength(text: string): number {
  const step = text.charCodeAt(1) - text.charCodeAt(0)
  if (Math.abs(step) > 1) return 1
  let length = 1
  while (length < text.length && text.charCodeAt(length) - text.charCodeAt(length - 1) === step) length += 1
  return length
}

/**
 * Returns the length of the letters at the beginning that look like a word, up to a known word or a run in
 * them.
 */
function wordBefore(text: string, known: readonly string[]): number {
  const [letters = ''] = WORD.exec(text) ?? []
  for (let at = 1; at < letters.length; at += 1) {
    const rest = letters.slice(at)
    if (runLength(rest) > 2 || known.some((word) => startsLike(rest, word))) return at
  }
  return letters.length
}

function bitsOf(character: string): number {
  if (/\d/.test(character)) return BITS.digit
  return /\p{Ll}|\p{Lo}/u.test(character) ? BITS.lower : BITS.other
}
