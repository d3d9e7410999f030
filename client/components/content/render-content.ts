/**
 * Makes React elements of parsed server HTML. All of them are created by name from the allow-list; nothing is
 * taken over.
 */
import { createElement, type ReactElement, type ReactNode } from 'react'
import { withoutControls } from '#contract/clean-text.ts'
import type { CustomEmoji as Emoji } from '#contract/entities/emoji.ts'
import { splitEmoji } from '#domain/custom-emoji.ts'
import { destinationOf, type LinkTable } from '#domain/profile/link.ts'
import {
  allowedTag,
  headingTag,
  isBlock,
  isHeading,
  isHidden,
  isLiteral,
  takesNoText,
} from './allowed-html.ts'
import { checkedAttributes } from './attributes.ts'
import { ContentLink } from './ContentLink.tsx'
import { CustomEmoji } from './CustomEmoji.tsx'
import styles from './HtmlContent.module.css'
import { isolatedNames } from './isolated-names.ts'
import { type Line, lineElements, linesOf } from './lines.ts'
import { readableText } from './readable-text.ts'

/** The deepest nesting that is kept: deeper than anybody writes, but safe for the stack. */
const MAX_DEPTH = 100

/** Elements that draw their text in another order or place, or not at all. */
const MOVED = /^(bdi|ruby|r[pt])$/

/** More elements than any readable post has. The rest is shown as plain text. */
const MAX_ELEMENTS = 5000

interface Options {
  emojis: readonly Emoji[]
  links: LinkTable
  /** Whether the headings are headings of the page. */
  hasHeadings: boolean
}

/** Properties of the elements around a node that decide how it is rendered. */
interface Context {
  /** Is the same object for all nodes. */
  shared: Options & { elementsLeft: number; lineElements: ReadonlySet<Node> }
  depth: number
  /** The line that it stands in. */
  line: Line | null
  /** Inside a paragraph, a heading or a link, where blocks are not allowed. */
  isPhrasing: boolean
  /** Inside code or a link, where the text is shown as typed. */
  isLiteral: boolean
  isLink: boolean
  /** A block further out already takes its direction from the text. */
  hasDirection: boolean
}

/** Returns the React elements for a parsed post or bio. */
export function renderContent(root: DocumentFragment, options: Options): ReactNode[] {
  return renderLines(root, {
    shared: { ...options, elementsLeft: MAX_ELEMENTS, lineElements: lineElements(root) },
    depth: 0,
    line: null,
    isPhrasing: false,
    isLiteral: false,
    isLink: false,
    hasDirection: false,
  })
}

function renderLines(parent: Element | DocumentFragment, context: Context): ReactNode[] {
  return linesOf(parent, context.shared.lineElements).flatMap((line) => {
    const children = line.nodes.flatMap((node) => renderNode(node, { ...context, line }))
    return line.isGreen ? [createElement('span', { className: styles.greentext }, ...children)] : children
  })
}

function renderChildren(parent: Element, context: Context): ReactNode[] {
  return Array.from(parent.childNodes).flatMap((node) => renderNode(node, context))
}

function renderNode(node: ChildNode, context: Context): ReactNode[] {
  if (node instanceof Text) return renderText(node, context)
  if (node instanceof Element) return renderElement(node, context)
  return []
}

function renderText({ data, parentElement }: Text, { isLiteral, isLink, shared }: Context): ReactNode[] {
  if (parentElement && takesNoText(parentElement)) return []
  // What a link says must be what its words are found to say.
  if (isLink) return [withoutControls(data)]
  if (isLiteral) return [data]
  return splitEmoji(data, shared.emojis).flatMap((piece): ReactNode[] => {
    if (typeof piece === 'string') {
      const pieces = isolatedNames(piece)
      if (pieces.length > shared.elementsLeft) return [piece]
      shared.elementsLeft -= pieces.length - 1
      return pieces
    }
    if (shared.elementsLeft === 0) return [`:${piece.shortcode}:`]
    shared.elementsLeft -= 1
    return [createElement(CustomEmoji, { emoji: piece })]
  })
}

function renderElement(element: Element, context: Context): ReactNode[] {
  const { shared, depth } = context
  if (isHidden(element)) return []
  if (depth >= MAX_DEPTH || shared.elementsLeft === 0) return [readableText(element)]
  shared.elementsLeft -= 1

  const tag = allowedTag(element)
  const inner = contextInside(tag, context)
  const hasLines = !inner.isLiteral && ((tag !== null && isBlock(tag)) || shared.lineElements.has(element))
  const children = hasLines ? renderLines(element, inner) : renderChildren(element, inner)
  if (tag === null) return children
  return [tag === 'a' ? renderLink(element, context, children) : renderTag(tag, element, context, children)]
}

function contextInside(tag: string | null, context: Context): Context {
  const isLink = context.isLink || tag === 'a'
  return {
    shared: context.shared,
    depth: context.depth + 1,
    line: context.line,
    isPhrasing: context.isPhrasing || isLink || tag === 'p' || tag === 'pre',
    isLiteral: context.isLiteral || isLink || (tag !== null && isLiteral(tag)),
    isLink,
    hasDirection: context.hasDirection || (tag !== null && isBlock(tag)),
  }
}

function renderLink(anchor: Element, { isLink, line, shared }: Context, children: ReactNode[]): ReactElement {
  const text = readableText(anchor)
  const href = anchor.getAttribute('href') ?? ''
  const destination = destinationOf(
    {
      href,
      text,
      className: anchor.className,
      rel: anchor.getAttribute('rel') ?? '',
    },
    shared.links,
  )
  if (destination === null || isLink) return createElement('span', { dir: 'auto' }, ...children)
  const isWord = line?.hasWords === false && text.trim().startsWith('#')
  return createElement(
    ContentLink,
    { destination, href, text, isWord, mentions: shared.links.mentions },
    ...children,
  )
}

function renderTag(tag: string, element: Element, context: Context, children: ReactNode[]): ReactElement {
  // In a link nothing may be drawn elsewhere than it stands, nor stand there and not be drawn.
  if (context.isLink && MOVED.test(tag)) return createElement('span', {}, ...children)
  const attributes = checkedAttributes(element, tag)
  if (context.isLink) delete attributes.dir
  if (!isBlock(tag)) return createElement(tag, attributes, ...children)
  if (context.isPhrasing) return createElement('span', { className: styles.line }, ...children)
  const props = context.hasDirection ? attributes : { dir: 'auto', ...attributes }
  if (tag === 'table') {
    const table = createElement(tag, props, ...children)
    return createElement('div', { className: styles.scroller, tabIndex: 0 }, table)
  }
  if (tag === 'pre') return createElement(tag, { ...props, tabIndex: 0 }, ...children)
  if (isHeading(element)) {
    const shown = context.shared.hasHeadings ? headingTag(element) : tag
    return createElement(shown, { ...props, className: styles.heading }, ...children)
  }
  return createElement(tag, props, ...children)
}
