/**
 * Cleans a text of somebody else, so that it can be drawn among other texts
 * (docs/spec/conventions.md#texts-of-others).
 */

/** All that a keyboard of English writes: most texts need no further look. */
const PLAIN = /^[\n -~]*[!-~][\n -~]*$/

const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/**
 * Signs that nobody sees and that turn the text around them, change how it is drawn, or hide words in it: the
 * controls of Unicode for direction, for shaping and for annotations, all others of C0 and C1 but tabs and
 * ends of lines, and tags. The flags of England, Scotland and Wales are written with tags.
 */
const CONTROLS =
  /(\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F})|(?![\t\n])[\p{Cc}\p{Bidi_C}\u206A-\u206F\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu

/**
 * Signs that are drawn as nothing, alone or beside others: spaces, those that Unicode lets a font ignore
 * (joiners, fillers of Hangul, selectors of variants), and the letters whose picture is empty. Measured in
 * three engines (docs/reliability.md#hostile-strings).
 */
const BLANKS = /[\s\p{Cc}\p{DI}\u2800\uFFF9-\uFFFC\u{1D159}]+/gu

/**
 * More than thirty combining marks in a row, Unicode's limit (UAX 15). Long rows stall a browser for minutes.
 */
const PILED_MARKS = /(\p{M}{30})\p{M}+/gu

/** Returns a text without the rows of marks that no browser can draw in time. */
export const withoutPiles = (text: string): string => text.replace(PILED_MARKS, '$1')

/** Returns a text without all that is drawn as nothing, as an address is written. */
export const withoutBlanks = (text: string): string => text.replace(BLANKS, '')

/** Returns a text without what turns or hides others. Joiners stay: emoji and whole scripts need them. */
export const withoutControls = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(LINE_ENDS, '\n').replace(CONTROLS, '$1')

/** Returns a text as it may be drawn, without controls; an empty text if nothing of it can be seen. */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text
  const clean = withoutPiles(withoutControls(text))
  return withoutBlanks(clean) === '' ? '' : clean
}
