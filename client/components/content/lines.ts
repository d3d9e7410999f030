/**
 * Divides the content of a block into the lines that a reader sees, to find those that are greentext
 * (docs/spec/posts.md#greentext).
 */
import { directionOfWords } from '#domain/direction.ts'
import { isGreentext } from '#domain/post/greentext.ts'
import { beginsLine } from './allowed-html.ts'

const LITERAL = 'a, code, kbd, pre, samp, tt'

/** The nodes between two line breaks. A line break or a block is a line of its own. */
export interface Line {
  nodes: ChildNode[]
  isGreen: boolean
  /** Whether it has words besides mentions, hashtags and addresses. */
  hasWords: boolean
}

/**
 * Returns all elements that begin a line, and all elements around those. Some servers wrap a span around a
 * whole post; such an inline element is divided into lines too.
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
    if (nodes.length > 0) lines.push(lineOf(nodes))
    nodes = []
  }
  for (const node of parent.childNodes) {
    if (lineElements.has(node)) {
      endLine()
      lines.push({ nodes: [node], isGreen: false, hasWords: true })
    } else {
      nodes.push(node)
    }
  }
  endLine()
  return lines
}

function lineOf(nodes: ChildNode[]): Line {
  const text = nodes.map(({ textContent }) => textContent).join('')
  return {
    nodes,
    isGreen: isGreentext(text) && !startsLiterally(nodes),
    hasWords: directionOfWords(text) !== null,
  }
}

function startsLiterally(nodes: Iterable<ChildNode>): boolean {
  for (const node of nodes) {
    if (!node.textContent?.trim()) continue
    return node instanceof Element && (node.matches(LITERAL) || startsLiterally(node.childNodes))
  }
  return false
}
