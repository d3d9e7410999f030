/**
 * Divides the content of a block into the lines that a reader sees, to find those that are greentext
 * (docs/spec/posts.md#greentext).
 */
import { isGreentext } from '#domain/post/text.ts'
import { beginsLine } from './allowed-html.ts'

const LITERAL = 'a, code, kbd, pre, samp, tt'

/** The nodes between two line breaks. A line break or a block is a line of its own. */
interface Line {
  nodes: ChildNode[]
  isGreen: boolean
}

/**
 * Returns all elements that begin a line, and all elements around those. Some servers wrap a span around a whole post; such
 * an inline element is divided into lines too.
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

/** Returns the children of a block as lines. */
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
