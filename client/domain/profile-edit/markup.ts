/**
 * Shows beforehand what a server makes of a bio and of the value of a field: links, and line breaks in a bio;
 * lists, headings and quotes lose their line breaks there, and all else stays as typed
 * (docs/server/markup.md#markdown-of-profiles, docs/server/markup.md#link-schemes).
 */

/** `[text](address)`, `<address>`, and an address in the text. */
const LINKS =
  /\[([^[\]]+)\]\(([^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*)\)|<(\w[\w+.-]+:[^\s<>]*)>|(?<![\w/@])((?:https?|gemini):\/\/[^\s<]+|www\.[^\s<]+|(?:mailto|xmpp):[\w.+-]+@[\w.-]+\w)/gi

const SCHEME = /^(?:bitcoin|https?|irc|magnet|mailto|xmpp|gemini|monero|mumble|nex):/i

/**
 * A mark at the end of a sentence is no part of an address, nor is a parenthesis that was opened before it.
 */
const TAIL = /[?!.,:;*_~'")]+$/

/** The beginning of a list, a heading or a quote: a server shows such a block as it was typed. */
const BLOCK = /^(?:[-*+] |\d+[.)] |#{1,6} |>)/

/** Returns the HTML of a bio. Empty lines part its paragraphs. */
export function noteHtml(note: string): string {
  const blocks = note
    .split(/\n[ \t]*\n\s*/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
  return blocks
    .map((typed, index) => {
      const next = blocks[index + 1]
      const isBeforeBlock = next !== undefined && BLOCK.test(next)
      if (BLOCK.test(typed)) return escaped(typed) + (next === undefined || isBeforeBlock ? '' : '\n')
      const lines = typed.split('\n').map(lineHtml).join('<br>')
      return `<p>${lines}${next === undefined ? '' : '<br>'}</p>${isBeforeBlock ? '\n' : ''}`
    })
    .join('')
}

/** Returns the HTML of the value of a field, which is one line. */
export const valueHtml = (value: string): string => lineHtml(value.replace(/\s*\n\s*/g, ''))

function lineHtml(line: string): string {
  let html = ''
  let end = 0
  for (const found of line.trim().matchAll(LINKS)) {
    const [whole, text, address = '', plain, bare] = found
    const shown = bare === undefined ? whole : withoutTail(bare)
    html += escaped(line.trim().slice(end, found.index))
    if (text !== undefined) html += linkHtml(address, text)
    else if (plain !== undefined) html += linkHtml(plain, plain)
    else html += linkHtml(shown.startsWith('www.') ? `http://${shown}` : shown, shown)
    end = found.index + shown.length
  }
  return html + escaped(line.trim().slice(end))
}

function withoutTail(address: string): string {
  const kept = address.replace(TAIL, '')
  const isOpen = kept.split('(').length > kept.split(')').length
  return isOpen && address.charAt(kept.length) === ')' ? `${kept})` : kept
}

/** Returns a link, or its text alone where the server allows no such address. */
const linkHtml = (address: string, text: string): string =>
  SCHEME.test(address)
    ? `<a href="${escaped(encoded(address))}" rel="noopener">${escaped(text)}</a>`
    : escaped(text)

/** Encodes what an address may not hold, but no percent sign. */
const encoded = (address: string): string => encodeURI(address.toWellFormed()).replaceAll('%25', '%')

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;' }),
)

/** Escapes a text; entities that were typed stay what they are. */
const escaped = (text: string): string =>
  text.replace(/&(?!(?:amp|lt|gt|#\d+|#x[\da-f]+);)|[<>]/gi, (sign) => ENTITIES.get(sign) ?? sign)
