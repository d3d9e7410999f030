/**
 * Blocks that posts do not have: lists become one paragraph of lines, small headings and rules are shown as
 * typed (contract 7.2).
 */
import type { MarkdownIt, Token } from 'markdown-it'

type CoreState = Parameters<Parameters<MarkdownIt['core']['ruler']['push']>[1]>[0]

export function flattenBlocks(md: MarkdownIt): void {
  md.core.ruler.push('flat_lists', flattenLists)
  const { rules } = md.renderer
  rules.heading_open = (tokens, index) => {
    const level = Number(tokens[index]?.tag.slice(1))
    return level === 1 ? '<h1>' : `<p>${'#'.repeat(level)} `
  }
  rules.heading_close = (tokens, index) => (tokens[index]?.tag === 'h1' ? '</h1>' : '</p>')
  rules.hr = () => '<p>-----</p>'
}

function flattenLists(state: CoreState): void {
  const flat: Token[] = []
  let depth = 0
  /** Nothing stands in the paragraph yet, so the next line needs no break before it. */
  let isFirstLine = true
  /** The next text follows a bullet on the same line. */
  let followsBullet = false

  const addHtml = (content: string) => {
    const token = new state.Token('html_block', '', 0)
    token.content = content
    flat.push(token)
  }

  for (const token of state.tokens) {
    if (/^(bullet|ordered)_list_open$/.test(token.type)) {
      if (depth === 0) {
        addHtml('<p>')
        isFirstLine = true
      }
      depth += 1
    } else if (/^(bullet|ordered)_list_close$/.test(token.type)) {
      depth -= 1
      if (depth === 0) addHtml('</p>')
    } else if (depth === 0) {
      flat.push(token)
    } else if (token.type === 'list_item_open') {
      const bullet = token.info === '' ? '- ' : `${token.info}.  `
      addHtml(isFirstLine ? bullet : `<br>${bullet}`)
      isFirstLine = false
      followsBullet = true
    } else if (token.type === 'inline') {
      if (!followsBullet) addHtml('<br>')
      flat.push(token)
      followsBullet = false
    } else if (token.type === 'fence' || token.type === 'code_block') {
      addHtml(`<br><code>${state.md.utils.escapeHtml(token.content.trimEnd())}</code>`)
      followsBullet = false
    }
  }
  state.tokens = flat
}
