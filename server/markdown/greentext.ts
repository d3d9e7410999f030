/** `> text` quotes, `>text` is greentext and stays as it is (contract 7.2, 7.1). */
import MarkdownIt, { type MarkdownIt as Markdown } from 'markdown-it'

export function keepGreentext(md: Markdown): void {
  const plain = new MarkdownIt()
  plain.block.ruler.enableOnly('blockquote')
  const [blockquote] = plain.block.ruler.getRules('')
  if (!blockquote) throw new Error('markdown-it has no blockquote rule')

  md.block.ruler.at(
    'blockquote',
    (state, line, endLine, silent) => {
      const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0)
      const isQuote = /^>(\s|$)/.test(state.src.slice(start, state.eMarks[line]))
      return isQuote && blockquote(state, line, endLine, silent)
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  )
}
