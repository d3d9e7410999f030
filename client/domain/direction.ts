/**
 * Decides in which direction a text runs, and which parts of it say nothing about that: a mention, a hashtag
 * and an address are written in the letters of somebody else (docs/spec/conventions.md#text-direction).
 */

export type Direction = 'ltr' | 'rtl'

/** Letters from right to left, else from left to right. Digits and signs have no direction of their own. */
const LETTER =
  /([\u0590-\u065f\u066a-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])|[A-Za-z\u00c0-\u02b8\u0370-\u058f\u0900-\u1fff\u2c00-\ud7ff\uff21-\uffdc]/

/** Matches where a name may begin: not within a word or an address. */
const BEGINS = '(?<![\\w/@#.])'
/** A name ends with what keeps it apart. */
const REST = '[^\\s\u2066-\u2069]*'
const ADDRESS = `@[^\\s@#]${REST}|https?://${REST}`
const NAME = new RegExp(`${BEGINS}(${ADDRESS}|#[^\\s@#]${REST})`, 'g')
const NAME_BUT_HASHTAG = new RegExp(`${BEGINS}(${ADDRESS})`, 'g')

/** Returns the direction of the first letter of a text; null for one without letters. */
export function directionOf(text: string): Direction | null {
  const match = LETTER.exec(text)
  if (match === null) return null
  return match[1] === undefined ? 'ltr' : 'rtl'
}

/** Returns the direction of the first letter of a text that belongs to no mention, hashtag or address. */
export const directionOfWords = (text: string): Direction | null => directionOf(text.replace(NAME, ''))

/**
 * Splits a text at the names in it: every other piece is one, and has a direction of its own. In a text that
 * has no other words the hashtags are its words, so that a row of Persian tags runs from right to left.
 */
export const splitNames = (text: string): string[] =>
  /[@#]|https?:/.test(text) ? text.split(directionOfWords(text) === null ? NAME_BUT_HASHTAG : NAME) : [text]

/** Returns the direction of a line by its own words, else by its hashtags, else by anything. */
const directionOfLine = (line: string) =>
  directionOfWords(line) ?? directionOf((line.match(/#\S+/g) ?? []).join(' ')) ?? directionOf(line)

/**
 * Returns the direction of a field in which somebody writes. A browser finds that of each line by itself,
 * unless a line begins with a name: then all of it takes that of the first line with words.
 */
export function directionOfField(text: string): Direction | 'auto' {
  const lines = text.split('\n').map((line) => ({ here: directionOf(line), meant: directionOfLine(line) }))
  if (lines.every(({ here, meant }) => here === meant)) return 'auto'
  return lines.find(({ meant }) => meant !== null)?.meant ?? 'auto'
}

const apart = (text: string, around: Direction): string =>
  (directionOf(text) ?? around) === around ? text : `\u2068${text}\u2069`

/**
 * Returns a text to be put into one of a direction: another one is kept apart (U+2068 to U+2069), so that
 * neither reorders the other. So are the names in it that run another way than its words.
 */
export function isolate(text: string, around: Direction): string {
  const own = directionOfLine(text) ?? around
  const pieces = splitNames(text).map((piece, at) => (at % 2 === 1 ? apart(piece, own) : piece))
  const whole = pieces.join('')
  return own === around ? whole : `\u2068${whole}\u2069`
}
