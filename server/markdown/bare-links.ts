/** Links addresses that stand in a text without markup (docs/server/markup.md#markdown-of-posts). */
import type { MarkdownIt, StateInline } from 'markdown-it'

/** Matches the end of plain text: a character that may be markup, or the beginning of an address. */
const END_OF_TEXT = /[\n!#$%&*+\-:<=>@[\\\]^_`{}~]|(?:https?|gemini):\/\/|www\.|(?:mailto|xmpp):/g
const ADDRESS = /(?:(?:https?|gemini):\/\/|www\.)[^\s<[\]}]*/y
/** The first letters that an address may have. */
const BEGINNING = 'hgwmx'
const MAILBOX = /(?:mailto:|xmpp:)[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z\d-]*[a-z\d](?:(?<=^xmpp:.*)\/[\w.@]+)?/iy

export function linkBareAddresses(md: MarkdownIt): void {
  md.inline.ruler.at('text', (state, silent) => {
    END_OF_TEXT.lastIndex = state.pos
    const end = Math.min(END_OF_TEXT.exec(state.src)?.index ?? state.posMax, state.posMax)
    if (end === state.pos) return false
    if (!silent) state.pending += state.src.slice(state.pos, end)
    state.pos = end
    return true
  })
  // A backslash escapes no letter, so an address may follow it.
  md.inline.ruler.after('text', 'backslash', (state, silent) => {
    if (state.src.charAt(state.pos) !== '\\') return false
    const after = { src: state.src, pos: state.pos + 1, posMax: state.posMax, linkLevel: state.linkLevel }
    if (addressAt(after) === undefined) return false
    if (!silent) state.pending += '\\'
    state.pos += 1
    return true
  })
  md.inline.ruler.after('text', 'bare_link', (state, silent) => {
    const address = addressAt(state)
    if (address === undefined) return false
    if (!silent) {
      const url = address.startsWith('www.') ? `http://${address}` : address
      state.push('link_open', 'a', 1).attrs = [['href', md.normalizeLink(url)]]
      state.push('text', '', 0).content = address
      state.push('link_close', 'a', -1)
    }
    state.pos += address.length
    return true
  })
}

function addressAt({ src, pos, posMax, linkLevel }: Place): string | undefined {
  if (linkLevel > 0 || !BEGINNING.includes(src.charAt(pos))) return undefined
  const text = src.slice(0, posMax)
  const address = webAddressAt(text, pos) ?? matchAt(MAILBOX, text, pos)
  const before = pos === 0 ? ' ' : src.charAt(pos - 1)
  if (address === undefined || /[a-z@]/i.test(before) || isInPostLink(src, pos)) return undefined
  // Markup that begins in the address takes it for its own.
  if (src.charAt(pos + address.length) === '[') return undefined
  return address.startsWith('www.') && !/[\s*_~([]/.test(before) ? undefined : address
}

type Place = Pick<StateInline, 'src' | 'pos' | 'posMax' | 'linkLevel'>

function webAddressAt(text: string, pos: number): string | undefined {
  const found = matchAt(ADDRESS, text, pos)
  const address = found && withoutTail(found)
  return address && !/^www\.?$/.test(address) ? address : undefined
}

function matchAt(pattern: RegExp, text: string, pos: number): string | undefined {
  pattern.lastIndex = pos
  return pattern.exec(text)?.[0]
}

/** Tells whether a place is inside double brackets: such text names a post. */
const isInPostLink = (text: string, pos: number): boolean =>
  text.lastIndexOf('[[', pos) > text.lastIndexOf(']]', pos)

/** Removes the marks that end a sentence, and a closing parenthesis that was not opened in the address. */
function withoutTail(address: string): string {
  let end = address.length
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1)
    const text = address.slice(0, end)
    if (last === ')' && count(text, '(') >= count(text, ')')) break
    // An entity is no part of the address before it.
    const entity = /&\w+;$/.exec(text)
    if (entity) end = entity.index + 1
    else if (!/[?!.,:;*_~'")]/.test(last)) break
  }
  return address.slice(0, end)
}

const count = (text: string, character: string) => text.split(character).length - 1
