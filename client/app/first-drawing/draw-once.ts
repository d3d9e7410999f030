/**
 * Draws React elements into the document without React: once, and as inert as a snapshot
 * (docs/spec/offline.md#what-a-snapshot-holds, docs/decisions/046-first-drawing.md).
 */
import { isShape, keptTag } from '#domain/snapshot/allowed.ts'
import { setAttributes } from './attributes.ts'
import {
  Component,
  Context,
  type Contexts,
  Element,
  Fragment,
  LATER,
  render,
  Suspense,
} from './stand-ins/react.ts'

const SVG = 'http://www.w3.org/2000/svg'

/**
 * Is thrown by a part whose code has not come; the `Suspense` around it shows its placeholder. An error would say where it was made:
 * a browser that is being watched reads this whole script a second time for that.
 */
const SUSPENDED = Symbol('the code of this part has not come')

type Properties = Element['props']

/** The element that stands in the place of one that waits, and the one that is drawn there later. */
type Waits = { now: Element; later: Element }
/** Says of an element whether it waits. */
export type Later = (element: Element) => Waits | null

/** Draws an element that has waited, in its place. Returns what is there then. */
export type DrawNow = () => globalThis.Element | null

/** Draws elements; `waiting` holds what draws those that wait. */
export class Drawing {
  readonly waiting: DrawNow[] = []
  private readonly later: Later

  constructor(later: Later = () => null) {
    this.later = later
  }

  /** Draws what a component has rendered, at the end of `into`. Throws where only React DOM could draw it. */
  draw(node: unknown, into: Node, contexts: Contexts = null): void {
    if (node === null || node === undefined || typeof node === 'boolean') return
    if (typeof node !== 'object') into.appendChild(document.createTextNode(String(node)))
    else if (Array.isArray(node)) for (const one of node) this.draw(one, into, contexts)
    else if (node instanceof Element) this.drawElement(node, into, contexts)
    else throw new Error('this can only be drawn by React DOM')
  }

  private drawElement(element: Element, into: Node, contexts: Contexts): void {
    const waits = this.later(element)
    if (waits) this.drawTwice(waits, into, contexts)
    else this.ofType(element, into, contexts)
  }

  private drawTwice({ now, later }: Waits, into: Node, contexts: Contexts): void {
    const place = document.createDocumentFragment()
    this.ofType(now, place, contexts)
    const box = place.firstChild
    into.appendChild(place)
    this.waiting.push(() => {
      this.ofType(later, place, contexts)
      const drawn = place.firstElementChild
      box?.replaceWith(place)
      return drawn
    })
  }

  private ofType({ type, props }: Element, into: Node, contexts: Contexts): void {
    if (typeof type === 'string') this.host(type, props, into, contexts)
    else if (type === Fragment) this.draw(props.children, into, contexts)
    else if (type === Suspense) this.suspense(props, into, contexts)
    else if (type instanceof Context)
      this.draw(props.children, into, { context: type, value: props.value, around: contexts })
    else if (typeof type === 'function') this.draw(rendered(type, props, contexts), into, contexts)
    else if (type === LATER) throw SUSPENDED
    else throw new Error('this can only be drawn by React DOM')
  }

  /** Draws the children whole, or the placeholder where the code of one of them has not come. */
  private suspense({ children, fallback }: Properties, into: Node, contexts: Contexts): void {
    const drawn = document.createDocumentFragment()
    try {
      this.draw(children, drawn, contexts)
      into.appendChild(drawn)
    } catch (error) {
      if (error !== SUSPENDED) throw error
      this.draw(fallback, into, contexts)
    }
  }

  private host(name: string, props: Properties, into: Node, contexts: Contexts): void {
    if (isPassing(name, props)) return
    const kept = keptTag(name)
    // A film, an open editor: its box is drawn, and the page puts it there.
    const tag = kept ?? 'div'
    const element = isShape(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag)
    setAttributes(element as HTMLElement | SVGElement, tag, props)
    if (name === 'main') element.setAttribute('role', 'main')
    if (kept !== null) this.draw(props.children, element, contexts)
    into.appendChild(element)
  }
}

/** Returns what a component renders. Those of a class are boundaries of errors (components/feedback/Boundary.tsx); an error is left to React DOM. */
function rendered(type: object, props: Properties, contexts: Contexts): unknown {
  if (!isClass(type)) return render(() => (type as (props: Properties) => unknown)(props), contexts)
  return new type(props).render()
}

const isClass = (type: object): type is new (props: Properties) => { render(): unknown } =>
  'prototype' in type && type.prototype instanceof Component

/** Returns whether an element is one of the head of the page, is hidden, or comes and goes by itself. */
const isPassing = (name: string, { popover, hidden, role }: Properties) =>
  name === 'title' || name === 'dialog' || !!popover || !!hidden || role === 'status' || role === 'alert'
