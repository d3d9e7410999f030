import { isGreentext } from '#domain/post/text.ts'
import { beginsLine } from './allowed-html.ts'

const LITERAL = 'a, code, kbd, pre, samp, tt'

/** What stands between two line breaks; a break or a block is a line of its own. */
interface Line {
  nodes: ChildNode[]
  isGreen: boolean
}

/**
 * The elements that begin a line, and all those around them: some servers wrap one span around a whole post, and such
 * an inline element has lines of its own.
 */
export function lineElements(root: DocumentFragment): ReadonlySet<Node> {
  const found = new Set<Node>()
  for (const element of root.querySelectorAll('*')) {
    if (!beginsLine(element)) continue
    let node: Node | null = element
    while (node && !found.has(node)) {
      found.add(node)
      node = node.parentNode
    }
  }
  return found
}

/** The children of a block as the lines a person sees. */
export function linesOf(parent: ParentNode & Node, lineElements: ReadonlySet<Node>): Line[] {
  const lines: Line[] = []
  let nodes: ChildNode[] = []
  const endLine = () => {
    if (nodes.length > 0) lines.push({ nodes, isGreen: isGreen(nodes) })
    nodes = []
  }
  for (const node of parent.childNodes) {
    if (lineElements.has(node)) {
      endLine()
      lines.push({ nodes: [node], isGreen: false })
    } else {
      nodes.push(node)
    }
  }
  endLine()
  return lines
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
