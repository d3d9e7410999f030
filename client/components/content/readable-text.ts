import { isHidden } from './allowed-html.ts'

const readable: NodeFilter = (node) =>
  node instanceof Element && isHidden(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT

/**
 * Returns the readable text of an element, without recursion: it is also used for trees that are too deep for
 * the stack.
 */
export function readableText(element: Element): string {
  const nodes = element.ownerDocument.createTreeWalker(
    element,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    readable,
  )
  let text = ''
  while (nodes.nextNode()) {
    if (nodes.currentNode instanceof Text) text += nodes.currentNode.data
  }
  return text
}
