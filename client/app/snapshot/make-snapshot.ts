/**
 * Makes the snapshot of a page: walks what is in the window and writes down what the lists of
 * `domain/snapshot/allowed.ts` name (docs/spec/offline.md#what-a-snapshot-holds). What is outside becomes an
 * empty box, so that everything stands where it stood.
 */
import { boxOf } from '#domain/post/media.ts'
import { isShape, isVoid, keptAttribute, keptTag } from '#domain/snapshot/allowed.ts'
import { elementOf, escapeHtml } from '#domain/snapshot/markup.ts'

/**
 * How much of the list below the window is kept, in heights of the window: one may scroll before the page
 * takes over.
 */
const BELOW = 0.5

/** Parts that come and go by themselves: notices, and what is open over the page. */
const PASSING = '[popover], dialog, [role="status"], [role="alert"]'

/** Sizes that React sets on elements, which the server's policy forbids in markup. */
const SIZES = ['aspect-ratio', 'block-size', 'inline-size', 'max-inline-size', 'max-block-size'] as const
const SIZE = /^[a-z-]+: [\w\s.%/*+(),-]+$/

export interface Drawing {
  markup: string
  /** Rules for elements that only the page knew the size of. */
  boxes: string[]
  /** How far down its rows reach, in pixels. */
  height: number
}

class Walk {
  reach = 0
  /** The names of boxes by their declarations. */
  private readonly names = new Map<string, string>()
  private readonly limit = window.innerHeight * (1 + BELOW)

  private children(parent: Element): string {
    if (parent.localName === 'select') return this.choice(parent)
    const parts: string[] = []
    /** Neighbours outside of the window, which become one box. */
    let outside: DOMRect[] = []
    const closeBox = () => {
      const [first, last] = [outside[0], outside.at(-1)]
      if (first && last) parts.push(this.box(last.bottom - first.top))
      outside = []
    }
    for (const child of parent.childNodes) {
      const rect = isInFlowOfMain(child) ? child.getBoundingClientRect() : null
      if (rect && rect.height > 0 && rect.bottom < 0) outside.push(rect)
      else if (rect === null || rect.top <= this.limit) {
        const written = this.node(child)
        if (written !== '') closeBox()
        parts.push(written)
      }
    }
    closeBox()
    return parts.join('')
  }

  node(node: ChildNode): string {
    if (node instanceof Text) return escapeHtml(node.data)
    if (!(node instanceof HTMLElement || node instanceof SVGElement) || node.matches(PASSING)) return ''
    const tag = keptTag(node.localName)
    if (tag === null) return this.placeOf(node)
    if (isShape(tag) !== node instanceof SVGElement) return ''
    if (node.hasAttribute('data-row')) this.reach = Math.max(this.reach, node.getBoundingClientRect().bottom)
    return elementOf(tag, this.attributes(node, tag), isVoid(tag) ? '' : this.children(node))
  }

  private attributes(element: HTMLElement | SVGElement, tag: string): [string, string][] {
    const learned = element.hasAttribute('data-known') ? learnedSize(element) : null
    // Names are strings; `attributes` would have the browser make an object of each attribute on the page.
    const kept = element
      .getAttributeNames()
      .map((name) => {
        const value = name === 'data-known' && learned ? 'true' : (element.getAttribute(name) ?? '')
        return keptAttribute(tag, name, value, location.origin)
      })
      .filter((attribute) => attribute !== null)
    if (element.localName === 'main') {
      kept.push(['role', 'main'])
      kept.push(this.rule(`margin-block-start: ${-window.scrollY}px`))
    } else if (element instanceof HTMLImageElement && element.naturalWidth > 0) {
      // An emoji is as wide as its picture, which comes a moment later.
      kept.push(this.rule(`aspect-ratio: ${element.naturalWidth} / ${element.naturalHeight}`))
    } else if (isBelowWindow(element)) {
      // The first paint need not lay it out.
      const { height } = element.getBoundingClientRect()
      kept.push(this.rule(`content-visibility: auto; contain-intrinsic-block-size: ${rounded(height)}px`))
    } else if (learned || element.hasAttribute('style')) {
      const sizes = SIZES.map((name) => `${name}: ${learned?.[name] ?? element.style.getPropertyValue(name)}`)
      const checked = sizes.filter((declaration) => SIZE.test(declaration))
      if (checked.length > 0) kept.push(this.rule(checked.join('; ')))
    }
    return kept
  }

  /** A film, an open editor: its place is kept, and the page draws it when it takes over. */
  private placeOf(element: Element): string {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 ? this.box(height) : ''
  }

  private choice(select: Element): string {
    const [chosen] = select instanceof HTMLSelectElement ? select.selectedOptions : []
    return elementOf('option', [], escapeHtml(chosen?.text ?? ''))
  }

  /** Returns the rules for all boxes. */
  rules(): string[] {
    return Array.from(
      this.names,
      ([declarations, name]) => `#snapshot [data-box="${name}"] { ${declarations} }`,
    )
  }

  private box(height: number): string {
    return elementOf('div', [this.rule(`block-size: ${rounded(height)}px`)])
  }

  private rule(declarations: string): [string, string] {
    const name = this.names.get(declarations) ?? String(this.names.size)
    this.names.set(declarations, name)
    return ['data-box', name]
  }
}

/**
 * Returns the size of the box that a picture will have next time: this page has learned the size of the
 * picture only after it had drawn the box (client/components/post/media/ImageTile.tsx).
 */
function learnedSize(element: Element): Record<string, string> | null {
  const picture = element.matches('[data-tiles="1"] > [data-known="false"]') && element.querySelector('img')
  if (!picture || picture.naturalWidth === 0) return null
  const { inlineSize, aspectRatio } = boxOf({ width: picture.naturalWidth, height: picture.naturalHeight })
  return { 'inline-size': inlineSize, 'aspect-ratio': aspectRatio }
}

const rounded = (pixels: number) => Math.round(pixels * 100) / 100

/** Returns whether an element is a row that begins below the window. */
const isBelowWindow = (element: Element) =>
  element.hasAttribute('data-row') && element.getBoundingClientRect().top > window.innerHeight

/** Only the parts of `main` can be scrolled away. What is inside of a row stays with it. */
const isInFlowOfMain = (node: ChildNode): node is HTMLElement =>
  node instanceof HTMLElement && !!node.closest('main') && !node.parentElement?.closest('[data-row]')

/** Draws what is in the window of an element, the frame with its `main`. */
export function drawSnapshot(frame: Element): Drawing {
  const walk = new Walk()
  const markup = walk.node(frame)
  // A short list ends above the lower edge of its window.
  return { markup, boxes: walk.rules(), height: Math.max(window.innerHeight, Math.floor(walk.reach)) }
}
