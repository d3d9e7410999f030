/**
 * Makes texts comparable: without markup, case, accents, and the zero-width marks of Persian words
 * (docs/spec/filters.md#words).
 */

/** The tags that part words; others stand inside them. */
const PARTING = /<\/?(?:p|br|div|li|ul|ol|h\d|blockquote|pre|hr|table|tr|td|th)\b[^>]*>/gi
const TAG = /<[^>]*>/g
const ENTITY = /&(?:amp|lt|gt|quot|nbsp|#39|#x27);/g
const CHARACTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&nbsp;': ' ',
  }),
)
const ASCII = /^[\x20-\x7e]*$/

/** Returns a text in the form in which texts are compared. */
export function plain(text: string): string {
  const spaced = text.replace(/\s+/g, ' ').trim()
  if (ASCII.test(spaced)) return spaced.toLowerCase()
  return spaced
    .normalize('NFKD')
    .replace(/[\p{M}\u200c\u200d]/gu, '')
    .toLowerCase()
}

/** Returns HTML of the server as text that can be compared. */
export const plainHtml = (html: string): string =>
  plain(
    html
      .replace(PARTING, ' ')
      .replace(TAG, '')
      .replace(ENTITY, (entity) => CHARACTERS.get(entity) ?? "'"),
  )

/** The scripts that are written without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const WORD = /[\p{L}\p{N}_]/u

/** Returns whether two characters that follow one another belong to one word. */
const areOneWord = (one: string, other: string) =>
  WORD.test(one) && WORD.test(other) && !(UNSPACED.test(one) || UNSPACED.test(other))

/** Returns whether a text has these words as a whole, and not as a part of longer ones. Both are `plain`. */
export function hasWords(text: string, words: string): boolean {
  if (words === '') return false
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const end = at + words.length
    const begins = at === 0 || !areOneWord(text.charAt(at - 1), text.charAt(at))
    const ends = end === text.length || !areOneWord(text.charAt(end - 1), text.charAt(end))
    if (begins && ends) return true
  }
  return false
}
