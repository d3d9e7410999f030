/**
 * Draws React elements into the document without React DOM: once, and as inert as a snapshot
 * (docs/spec/offline.md#what-a-snapshot-holds, docs/decisions/046-first-drawing.md).
 */
import {
  Component,
  type ComponentClass,
  Fragment,
  type FunctionComponent,
  isValidElement,
  type ReactElement,
  type ReactNode,
  StrictMode,
  Suspense,
} from 'react'
import { isShape, keptTag } from '#domain/snapshot/allowed.ts'
import { setAttributes } from './attributes.ts'
import { type Contexts, render } from './hooks.ts'

const SVG = 'http://www.w3.org/2000/svg'
const CONTEXT = Symbol.for('react.context')
const MEMO = Symbol.for('react.memo')
const LAZY = Symbol.for('react.lazy')
/** The state of a lazy component whose code has come. */
const LOADED = 1

/** Is thrown by a part whose code has not come; the `Suspense` around it shows its placeholder. */
const SUSPENDED = new Error('the code of this part has not come')

type Props = Record<string, unknown> & { children?: ReactNode }
type Element = ReactElement<Props>
/** A context, a memo, a lazy component: `type` and `_payload` are what the latter two hold. */
type Special = {
  $$typeof: symbol
  type: unknown
  _payload: { _status: number; _result: { default: unknown } }
}

/** The element that stands in the place of one that waits, and the one that is drawn there later. */
type Waits = { now: Element; later: Element }
/** Says of an element whether it waits. */
export type Later = (element: Element) => Waits | null

/** Draws elements; `waiting` holds what draws those that wait, each in its place. */
export class Drawing {
  readonly waiting: (() => void)[] = []
  private readonly later: Later

  constructor(later: Later = () => null) {
    this.later = later
  }

  /** Draws what a component has rendered, at the end of `into`. Throws where only React DOM could draw it. */
  draw(node: ReactNode, into: Node, contexts: Contexts = null): void {
    if (node === null || node === undefined || typeof node === 'boolean') return
    if (typeof node !== 'object') into.appendChild(document.createTextNode(String(node)))
    else if (Symbol.iterator in node) for (const one of node) this.draw(one, into, contexts)
    else if (isValidElement<Props>(node)) this.drawElement(node, into, contexts)
    else throw new Error('this can only be drawn by React DOM')
  }

  private drawElement(element: Element, into: Node, contexts: Contexts): void {
    const waits = this.later(element)
    if (waits) this.drawTwice(waits, into, contexts)
    else this.ofType(element.type, element.props, into, contexts)
  }

  private drawTwice({ now, later }: Waits, into: Node, contexts: Contexts): void {
    const place = document.createDocumentFragment()
    this.ofType(now.type, now.props, place, contexts)
    const box = place.firstChild
    into.appendChild(place)
    this.waiting.push(() => {
      this.ofType(later.type, later.props, place, contexts)
      box?.replaceWith(place)
    })
  }

  private ofType(type: unknown, props: Props, into: Node, contexts: Contexts): void {
    if (typeof type === 'string') this.host(type, props, into, contexts)
    else if (type === Fragment || type === StrictMode) this.draw(props.children, into, contexts)
    else if (type === Suspense) this.suspense(props, into, contexts)
    else if (typeof type !== 'function') this.special(type as Special, props, into, contexts)
    else if (type.prototype instanceof Component) this.ofClass(type as ComponentClass, props, into, contexts)
    else
      this.draw(
        render(() => (type as FunctionComponent)(props) as ReactNode, contexts),
        into,
        contexts,
      )
  }

  private special(type: Special, props: Props, into: Node, contexts: Contexts): void {
    if (type.$$typeof === CONTEXT)
      this.draw(props.children, into, { context: type, value: props.value, around: contexts })
    else if (type.$$typeof === MEMO) this.ofType(type.type, props, into, contexts)
    else if (type.$$typeof !== LAZY) throw new Error('this can only be drawn by React DOM')
    else if (type._payload._status === LOADED)
      this.ofType(type._payload._result.default, props, into, contexts)
    else throw SUSPENDED
  }

  /** Draws one of two, whole or not at all: the second where drawing the first throws. */
  private either(
    first: () => ReactNode,
    second: (error: unknown) => ReactNode,
    into: Node,
    contexts: Contexts,
  ) {
    const drawn = document.createDocumentFragment()
    try {
      this.draw(first(), drawn, contexts)
      into.appendChild(drawn)
    } catch (error) {
      this.draw(second(error), into, contexts)
    }
  }

  private suspense({ children, fallback }: Props, into: Node, contexts: Contexts): void {
    const placeholder = (error: unknown) => {
      if (error !== SUSPENDED) throw error
      return fallback as ReactNode
    }
    this.either(() => children, placeholder, into, contexts)
  }

  /** Draws a component of a class; this client has them only as boundaries of errors (components/feedback/Boundary.tsx). */
  private ofClass(type: ComponentClass, props: Props, into: Node, contexts: Contexts): void {
    const component = new type(props, undefined)
    const afterError = (error: unknown) => {
      if (error === SUSPENDED || !type.getDerivedStateFromError) throw error
      component.state = { ...component.state, ...type.getDerivedStateFromError(error) }
      return component.render()
    }
    this.either(() => component.render(), afterError, into, contexts)
  }

  private host(name: string, props: Props, into: Node, contexts: Contexts): void {
    if (isPassing(name, props)) return
    const kept = keptTag(name)
    // A film, an open editor: its box is drawn, and the page puts it there.
    const tag = kept ?? 'div'
    const element = isShape(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag)
    setAttributes(element as HTMLElement | SVGElement, tag, props)
    if (name === 'main') element.setAttribute('role', 'main')
    if (name === 'input') element.setAttribute('readonly', '')
    if (kept !== null) this.draw(props.children, element, contexts)
    into.appendChild(element)
  }
}

/** Returns whether an element is one of the head of the page, is hidden, or comes and goes by itself. */
const isPassing = (name: string, { popover, hidden, role }: Props) =>
  name === 'title' || name === 'dialog' || !!popover || !!hidden || role === 'status' || role === 'alert'
