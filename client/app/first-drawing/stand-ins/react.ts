/**
 * Stands in for React in the script that draws Home once (vite/first-drawing.ts): elements are their type and properties, hooks
 * have their first value, and effects never run (docs/decisions/046-first-drawing.md). What is missing here fails the build.
 */

type Properties = Record<string, unknown>
type Change = (former: unknown, action: unknown) => unknown

/** An element of React: what is drawn, and with what. */
export class Element {
  readonly type: unknown
  readonly props: Properties

  constructor(type: unknown, props: Properties) {
    this.type = type
    this.props = props
  }
}

/** A value that components hand down; as the type of an element it provides that value. */
export class Context {
  readonly initial: unknown

  constructor(initial: unknown) {
    this.initial = initial
  }
}

/** The contexts around a component, from the inside out. */
export type Contexts = { context: Context; value: unknown; around: Contexts } | null

export const Fragment = Symbol('fragment')
export const Suspense = Symbol('suspense')
/** The type of every part whose code is loaded later. */
export const LATER = Symbol('later')

export const jsx = (type: unknown, props: Properties) => new Element(type, props)
/** Is called where an element has several children; it makes no difference here. */
export const jsxs = (type: unknown, props: Properties) => jsx(type, props)

export const createElement = (type: unknown, props: Properties | null, ...children: unknown[]) =>
  jsx(type, { ...props, children })

export const createContext = (initial: unknown) => new Context(initial)
export const lazy = () => LATER
export const memo = <Drawn>(component: Drawn) => component

export class Component {
  readonly props: Properties

  constructor(props: Properties) {
    this.props = props
  }
}

/** How often a component may set its state while it renders; React gives up after as many. */
const MOST_RENDERINGS = 25

/** The contexts of the component that renders, its states in their order, and whether it has set one meanwhile. */
let contexts: Contexts = null
let states: unknown[] = []
let place = 0
let isChanged = false
let ids = 0

function keepState(initial: () => unknown, change: Change) {
  const own = states
  const at = place++
  if (at === own.length) own.push(initial())
  const set = (action: unknown) => {
    own[at] = change(own[at], action)
    if (own === states) isChanged = true
  }
  return [own[at], set]
}

export function use(context: Context): unknown {
  for (let one = contexts; one; one = one.around) if (one.context === context) return one.value
  return context.initial
}

const nothing = () => undefined
const itself = (value: unknown) => value

export const flushSync = nothing
export const startTransition = nothing
export const useDeferredValue = itself
export const useEffect = nothing
export const useEffectEvent = itself
export const useId = () => `first-${ids++}`
export const useLayoutEffect = nothing
export const useReducer = (reducer: Change, initial: unknown) => keepState(() => initial, reducer)
export const useRef = (current: unknown) => ({ current })
export const useState = (initial: unknown) =>
  keepState(
    () => (typeof initial === 'function' ? initial() : initial),
    (former, action) => (typeof action === 'function' ? action(former) : action),
  )
export const useSyncExternalStore = (_subscribe: unknown, current: () => unknown) => current()

/** Calls a component within its contexts, and returns what it renders. */
export function render(component: () => unknown, within: Contexts): unknown {
  contexts = within
  states = []
  for (let renderings = 0; renderings < MOST_RENDERINGS; renderings++) {
    place = 0
    isChanged = false
    const rendered = component()
    if (!isChanged) return rendered
  }
  throw new Error('a component sets its state in each of its renderings')
}
