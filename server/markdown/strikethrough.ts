/**
 * Strikes text through: `~x~` and `~~x~~`, with the same number of tildes at both ends
 * (docs/server/markup.md#markdown-of-posts).
 */
import type { MarkdownIt, StateInline } from 'markdown-it'

const TILDE = '~'

/** Numbers for one and two tildes, by which markdown-it pairs both ends. No other mark has them. */
const KINDS = [0x7e_00, 0x7e_7e]

export function strikeThrough(md: MarkdownIt): void {
  md.inline.ruler.at('strikethrough', (state, silent) => {
    if (silent || state.src.charAt(state.pos) !== TILDE) return false
    const { can_open, can_close, length } = state.scanDelims(state.pos, true)
    state.push('text', '', 0).content = TILDE.repeat(length)
    const marker = KINDS[length - 1]
    if (marker !== undefined) {
      const token = state.tokens.length - 1
      state.delimiters.push({ marker, length: 0, token, end: -1, open: can_open, close: can_close })
    }
    state.pos += length
    return true
  })
  md.inline.ruler2.at('strikethrough', (state) => {
    for (const delimiters of [state.delimiters, ...state.tokens_meta.map((meta) => meta?.delimiters ?? [])]) {
      strike(state, delimiters)
    }
    return false
  })
}

function strike(state: StateInline, delimiters: StateInline['delimiters']): void {
  for (const { marker, token, end } of delimiters) {
    const closer = delimiters[end]
    if (!KINDS.includes(marker) || closer === undefined) continue
    turnInto(state.tokens[token], 's_open', 1)
    turnInto(state.tokens[closer.token], 's_close', -1)
  }
}

function turnInto(token: StateInline['tokens'][number] | undefined, type: string, nesting: 1 | -1): void {
  if (token) Object.assign(token, { type, nesting, tag: 'del', content: '' })
}
