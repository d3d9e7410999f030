/**
 * Reduces the HTML of local people to the elements that posts may contain (docs/server/markup.md#elements).
 */
import {
  type DefaultTreeAdapterTypes as Dom,
  defaultTreeAdapter,
  html,
  parseFragment,
  serialize,
} from 'parse5'
import { isLinkable } from './schemes.ts'

const TAGS = new Set('a br pre code strong em u del h1 blockquote p span ruby rt rp'.split(' '))
const DROPPED_WITH_CONTENT = new Set(['script', 'style'])
const CLASSES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    a: ['hashtag', 'mention', 'u-url'],
    span: ['h-card'],
    p: ['inline-quote'],
  }),
)

/** Returns the HTML without what a post may not contain. A title may contain more than its text. */
export function cleanHtml(source: string, more: readonly string[] = []): string {
  const context = defaultTreeAdapter.createElement('div', html.NS.HTML, [])
  const fragment = parseFragment(context, source, { sourceCodeLocationInfo: false })
  adopt(
    fragment,
    fragment.childNodes.flatMap((node) => clean(node, more)),
  )
  return serialize(fragment)
}

function clean(node: Dom.ChildNode, more: readonly string[]): Dom.ChildNode[] {
  if (defaultTreeAdapter.isTextNode(node)) return [node]
  if (!defaultTreeAdapter.isElementNode(node) || DROPPED_WITH_CONTENT.has(node.tagName)) return []
  const inside = node.childNodes.flatMap((inner) => clean(inner, more))
  if (!TAGS.has(node.tagName) && !more.includes(node.tagName)) return inside
  node.attrs = attributesOf(node)
  adopt(node, inside)
  return [node]
}

function adopt(parent: Dom.ParentNode, children: Dom.ChildNode[]): void {
  parent.childNodes = children
  for (const child of children) child.parentNode = parent
}

function attributesOf({ tagName, attrs }: Dom.Element): Dom.Element['attrs'] {
  const kept = attrs.flatMap(({ name, value }) => {
    if (name === 'class' && CLASSES.get(tagName)) {
      return {
        name,
        value: words(value)
          .filter((word) => CLASSES.get(tagName)?.includes(word))
          .join(' '),
      }
    }
    if (tagName !== 'a') return []
    if (name === 'href' && isLinkable(value) && isAddress(value)) return { name, value }
    if (name === 'title') return { name, value }
    if (name === 'rel') return { name, value: words(value).includes('tag') ? 'tag noopener' : 'noopener' }
    return []
  })
  if (tagName === 'a' && !kept.some(({ name }) => name === 'rel'))
    kept.push({ name: 'rel', value: 'noopener' })
  return kept
}

/** Tells whether an address can be read. An at sign without a host behind it is one to the real server. */
const isAddress = (text: string) => URL.canParse(text.replace(/\/\/@$/, '//'))

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '')
