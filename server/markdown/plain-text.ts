/** Returns typed HTML without its markup: "<b>c</b> &amp; d" becomes "c & d". */
import { type DefaultTreeAdapterTypes as Dom, defaultTreeAdapter, parseFragment } from 'parse5'

const DROPPED_WITH_CONTENT = new Set(['script', 'style'])

export const plainText = (source: string): string => textOf(parseFragment(source))

function textOf(parent: Dom.ParentNode): string {
  return parent.childNodes
    .map((node) => {
      if (defaultTreeAdapter.isTextNode(node)) return node.value
      if (!defaultTreeAdapter.isElementNode(node) || DROPPED_WITH_CONTENT.has(node.tagName)) return ''
      return textOf(node)
    })
    .join('')
}
