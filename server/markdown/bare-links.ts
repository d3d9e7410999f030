/** Links addresses that stand in a text without markup (docs/server/markup.md#bare-addresses). */
import type { MarkdownIt, StateInline } from 'markdown-it'

/** Matches the end of plain text: a character that may be markup, or the beginning of an address. */
const END_OF_TEXT = /[\n!#$%&*+\-:<=>@[\\\]^_`{}~]|www\.|(?:mailto|xmpp):/g
/** An address of any scheme: one that may not be linked loses its link later. Nothing is one at the end. */
const WEB = /[a-z]*:\/\/(?=[\s\S])([^ \t\n\v\f\r<]*)/iy
const WWW = /www\.[^ \t\n\v\f\r<]*/y
const MAILBOX = /(?:mailto|xmpp):[a-z\d.+_-]+@/iy
/** Matches what may follow the at sign of a mailbox. */
const DOMAIN = { mailto: /(?:[a-z\d_-]|\.(?=[a-z\d]))*/iy, xmpp: /(?:[a-z\d_/-]|\.(?=[a-z\d]))*/iy }

export function linkBareAddresses(md: MarkdownIt): void {
  md.inline.ruler.at('text', (state, silent) => {
    END_OF_TEXT.lastIndex = state.pos
    const stop = Math.min(END_OF_TEXT.exec(state.src)?.index ?? state.posMax, state.posMax)
    const end = state.src.startsWith('://', stop) ? startOfScheme(state.src, state.pos, stop) : stop
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
      const url = /^www(?!:)/.test(address) ? `http://${address}` : address
      state.push('link_open', 'a', 1).attrs = [['href', md.normalizeLink(url)]]
      state.push('text', '', 0).content = address
      state.push('link_close', 'a', -1)
    }
    state.pos += address.length
    return true
  })
}

/** Returns where the letters before a colon begin; where they begin before `pos`, the colon. */
function startOfScheme(text: string, pos: number, colon: number): number {
  let start = colon
  while (start > 0 && /[a-z]/i.test(text.charAt(start - 1))) start -= 1
  return start < pos ? colon : start
}

type Place = Pick<StateInline, 'src' | 'pos' | 'posMax' | 'linkLevel'>

function addressAt({ src, pos, posMax, linkLevel }: Place): string | undefined {
  if (linkLevel > 0 || isInPostLink(src, pos)) return undefined
  const text = src.slice(0, posMax)
  const before = pos === 0 ? ' ' : src.charAt(pos - 1)
  return webAddressAt(text, pos, before) ?? mailboxAt(text, pos, before)
}

/** Returns an address with `://` or `www.`. What ends as a link does is no address. */
function webAddressAt(text: string, pos: number, before: string): string | undefined {
  const found = /[a-z@]/i.test(before) ? undefined : matchAt(WEB, text, pos)
  const named = /[\s*_~([]/.test(before) ? matchAt(WWW, text, pos) : undefined
  const address = found?.[0] ?? named?.[0]
  if (address === undefined || address.includes('](')) return undefined
  if (!isHost(found?.[1] ?? address)) return undefined
  const kept = withoutTail(address)
  return kept === '' ? undefined : kept
}

/** Tells whether what stands where the host does can be one: its last two labels have no underscore. */
function isHost(text: string): boolean {
  const [host = ''] = /^[^\s!-,/:-@[-^`{-~]*/.exec(text) ?? []
  return !host.split('.').slice(-2).join('').includes('_')
}

function mailboxAt(text: string, pos: number, before: string): string | undefined {
  const start = /[\w.+-]/.test(before) ? undefined : matchAt(MAILBOX, text, pos)?.[0]
  if (start === undefined) return undefined
  const rest = start.startsWith('xmpp') ? DOMAIN.xmpp : DOMAIN.mailto
  const domain = matchAt(rest, text, pos + start.length)?.[0] ?? ''
  if (!/\..*[a-z]$/i.test(domain) || text.charAt(pos + start.length + domain.length) === '@') return undefined
  return start + domain
}

function matchAt(pattern: RegExp, text: string, pos: number): RegExpExecArray | undefined {
  pattern.lastIndex = pos
  return pattern.exec(text) ?? undefined
}

/** Tells whether a place is inside double brackets: such text names a post. */
const isInPostLink = (text: string, pos: number): boolean =>
  text.lastIndexOf('[[', pos) > text.lastIndexOf(']]', pos)

const OPENING: ReadonlyMap<string, string> = new Map(Object.entries({ ')': '(', ']': '[', '}': '{' }))

/** Removes the marks that end a sentence, and a closing bracket that was not opened in the address. */
function withoutTail(address: string): string {
  let end = address.length
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1)
    const text = address.slice(0, end)
    const opening = OPENING.get(last)
    if (opening !== undefined && count(text, opening) >= count(text, last)) break
    // An entity is no part of the address before it.
    const entity = /&[a-z]+;$/i.exec(text)
    if (entity) end = entity.index + 1
    else if (opening === undefined && !/[?!.,:;*_~'"]/.test(last)) break
  }
  return address.slice(0, end)
}

const count = (text: string, character: string) => text.split(character).length - 1
