/**
 * Half of a character above U+FFFF, as JSON can spell it: neither an address nor the name of an element can
 * hold it.
 */
const ESCAPED_SURROGATE = /\\u[dD]/

const wellFormed = (_: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)

/**
 * Returns the value of a JSON text with all its strings well-formed, or undefined when the text is not JSON.
 */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text, ESCAPED_SURROGATE.test(text) ? wellFormed : undefined)
  } catch {
    return undefined // an HTML error page, an empty body
  }
}
