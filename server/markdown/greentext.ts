/** Keeps greentext (`>text`) as it is and renders `> text` as a quote (docs/server/markup.md#greentext). */
import MarkdownIt, { type MarkdownIt as Markdown } from 'markdown-it'

type BlockRule = ReturnType<Markdown['block']['ruler']['getRules']>[number]
type State = Parameters<BlockRule>[0]

const WIDEST_INDENT = 3

/** Ends a quote before the first line that does not begin with `> `, even where its paragraph could go on. */
export function keepGreentext(md: Markdown): void {
  const plain = new MarkdownIt()
  plain.block.ruler.enableOnly('blockquote')
  const [blockquote] = plain.block.ruler.getRules('')
  if (!blockquote) throw new Error('markdown-it has no blockquote rule')

  md.block.ruler.at(
    'blockquote',
    (state, line, endLine, silent) => {
      let end = line
      while (end < endLine && isQuoteLine(state, end, silent)) end += 1
      if (end === line) return false
      const { lineMax } = state
      state.lineMax = end
      const isQuote = blockquote(state, line, end, silent)
      state.lineMax = lineMax
      return isQuote
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  )
}

/** Returns whether a line is one of a quote. Such a line ends a list, whose items would be indented more. */
function isQuoteLine(state: State, line: number, isEnd: boolean): boolean {
  const indent = (state.sCount[line] ?? 0) - state.blkIndent
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0)
  return (
    (isEnd || indent >= 0) && indent <= WIDEST_INDENT && /^>[ \t]/.test(state.src.slice(start, start + 2))
  )
}
