import { isHidden } from './allowed-html.ts'

const readable: NodeFilter = (node) =>
  node instanceof Element && isHidden(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT

/** What can be read in an element, without its structure. Recursion-free: it is for trees too deep to walk otherwise. */
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
