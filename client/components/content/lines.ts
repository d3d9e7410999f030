import { isGreentext } from '#domain/post/text.ts'
import { LINE_BREAKING } from './allowed-html.ts'

const LITERAL = 'a, code, kbd, pre, samp, tt'

/** What stands between two line breaks; a break or a block is a line of its own. */
interface Line {
  nodes: ChildNode[]
  isGreen: boolean
}

/** The children of a block as the lines a person sees. */
export function linesOf(parent: ParentNode & Node): Line[] {
  const lines: Line[] = []
  let nodes: ChildNode[] = []
  const endLine = () => {
    if (nodes.length > 0) lines.push({ nodes, isGreen: isGreen(nodes) })
    nodes = []
  }
  for (const node of parent.childNodes) {
    if (node instanceof Element && breaksLine(node)) {
      endLine()
      lines.push({ nodes: [node], isGreen: false })
    } else {
      nodes.push(node)
    }
  }
  endLine()
  return lines
}

/** Some servers wrap one span around a whole post: an inline element with breaks in it has lines of its own. */
export function holdsLines(element: Element): boolean {
  return element.querySelector(LINE_BREAKING) !== null
}

function breaksLine(element: Element): boolean {
  return element.matches(LINE_BREAKING) || holdsLines(element)
}

function isGreen(nodes: readonly ChildNode[]): boolean {
  return isGreentext(nodes.map(({ textContent }) => textContent).join('')) && !startsLiterally(nodes)
}

function startsLiterally(nodes: Iterable<ChildNode>): boolean {
  for (const node of nodes) {
    if (!node.textContent?.trim()) continue
    return node instanceof Element && (node.matches(LITERAL) || startsLiterally(node.childNodes))
  }
  return false
}
