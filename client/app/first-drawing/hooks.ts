/**
 * The hooks of a page that is drawn once: each has its value of a first rendering, and effects never run. React calls its hooks
 * through an object that whoever renders puts in place, and so does this (docs/decisions/046-first-drawing.md). A hook that is
 * missing here throws, and React DOM draws the page.
 */
import * as React from 'react'

/** The contexts around a component, from the inside out. */
export type Contexts = { context: unknown; value: unknown; around: Contexts } | null

type Hooks = Record<string, (...values: never[]) => unknown>
type Change = (former: unknown, action: unknown) => unknown

/** How often a component may set its state while it renders; React gives up after as many. */
const MOST_RENDERINGS = 25

/** React's compiler looks for it in places that hold nothing yet. */
const NOTHING_KEPT = Symbol.for('react.memo_cache_sentinel')

const internals = (React as unknown as Record<string, { H: Hooks | null }>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE

let ids = 0

/** The contexts of the component that renders, its states in their order, and whether it has set one meanwhile. */
let contexts: Contexts = null
let states: unknown[] = []
let place = 0
let isChanged = false

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

function readContext(context: unknown): unknown {
  for (let one = contexts; one; one = one.around) if (one.context === context) return one.value
  return (context as { _currentValue: unknown })._currentValue
}

const nothing = () => undefined

const HOOKS: Hooks = {
  use: readContext,
  useCallback: (callback) => callback,
  useContext: readContext,
  useDebugValue: nothing,
  useDeferredValue: (value) => value,
  useEffect: nothing,
  useEffectEvent: (callback) => callback,
  useId: () => `first-${ids++}`,
  useLayoutEffect: nothing,
  useMemo: (create: () => unknown) => create(),
  useMemoCache: (size: number) => new Array(size).fill(NOTHING_KEPT),
  useReducer: (reducer: Change, initial: unknown) => keepState(() => initial, reducer),
  useRef: (current: unknown) => ({ current }),
  useState: (initial: unknown) =>
    keepState(
      () => (typeof initial === 'function' ? initial() : initial),
      (former, action) => (typeof action === 'function' ? action(former) : action),
    ),
  useSyncExternalStore: (_subscribe: unknown, current: () => unknown) => current(),
  useTransition: () => [false, nothing],
}

/** Calls a component within its contexts, and returns what it renders. */
export function render<Rendered>(component: () => Rendered, within: Contexts): Rendered {
  if (!internals) throw new Error('React has no place for hooks')
  const former = internals.H
  internals.H = HOOKS
  contexts = within
  states = []
  try {
    for (let renderings = 0; renderings < MOST_RENDERINGS; renderings++) {
      place = 0
      isChanged = false
      const rendered = component()
      if (!isChanged) return rendered
    }
    throw new Error('a component sets its state in each of its renderings')
  } finally {
    internals.H = former
  }
}
