/**
 * Reads the words in the HTML of a post without a browser: thousands of posts are searched at once
 * (docs/spec/search.md#what-this-device-has-read). What is shown is drawn from the checked HTML instead.
 */
import { cleanText } from '#contract/clean-text.ts'

const NEW_LINE = /<(?:\/(?:p|div|li|h[1-6]|blockquote|pre|ul|ol)|br\s*\/?|hr\s*\/?)\s*>/gi
const ANY_TAG = /<[^>]*>/g
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
  }),
)
const LAST_CHARACTER = 0x10ffff

/** Returns the text of HTML in one line, without controls. */
export const withoutTags = (html: string): string => cleanText(decoded(html)).replace(/\s+/g, ' ').trim()

const decoded = (html: string): string =>
  html
    .replace(NEW_LINE, ' ')
    .replace(ANY_TAG, '')
    .replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? whole
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code <= LAST_CHARACTER ? String.fromCodePoint(code) : whole
    })
