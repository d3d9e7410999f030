/**
 * Leaves out what this client never uses of React DOM (docs/decisions/044-before-the-first-post.md): hydration, view transitions, activities,
 * lists of suspense boundaries, refs of fragments, actions of forms, style sheets and scripts as elements. React DOM comes as one
 * function, so a bundler keeps all of it. Here each part is closed at its doors: variables that only it sets, and functions that
 * only it calls. The minifier drops what is behind them.
 */
import type { Plugin } from 'vite'

const MODULE = /react-dom-client\.production\.js$/

/** Variables that keep the value they begin with. */
const CONSTANTS = {
  currentReplayingEvent: 'null',
  hydrationErrors: 'null',
  hydrationParentFiber: 'null',
  isHydrating: '!1',
  nextHydratableInstance: 'null',
  pendingViewTransition: 'null',
  pendingViewTransitionEvents: 'null',
  shouldStartViewTransition: '!1',
}

/** Functions that can have only one result; an empty one does nothing. */
const RESULTS = {
  accumulateSuspenseyCommitOnFiber: '',
  clearIfContinuousEvent: '',
  commitActivityHydrationCallbacks: '',
  commitFragmentInstanceDeletionEffects: '',
  commitFragmentInstanceInsertionEffects: '',
  commitNewChildToFragmentInstances: '',
  commitSuspenseHydrationCallbacks: '',
  defaultOnDefaultTransitionIndicator: '',
  getParentHydrationBoundary: 'null', // asked when an event reaches an element that React did not make
  getResource: 'null',
  getStackByFiberInDevAndProd: '""', // nobody reads the stack of components
  isCustomElement: '!1',
  maySuspendCommit: '!1',
  popHydrationState: '!1',
  queueIfContinuousEvent: '!1',
  retryIfBlockedOn: '',
  upgradeHydrationErrorsToRecoverable: 'null',
  waitForCommitToBeReady: 'null',
}

/** Functions that nothing calls. They throw, so that an error in these lists is noticed. */
const UNUSED = {
  hydration: [
    'attemptContinuousHydration',
    'attemptExplicitHydrationTarget',
    'attemptHydrationAtCurrentPriority',
    'clearHydrationBoundary',
    'getBumpedLaneForHydration',
    'getHydratableHoistableCache',
    'hideOrUnhideDehydratedBoundary',
    'mountHostRootWithoutHydrating',
    'popToNextHostParent',
    'pushTreeId',
    'registerSuspenseInstanceRetry',
    'restoreSuspendedTreeContext',
    'retrySuspenseComponentWithoutHydrating',
    'scheduleReplayQueueIfNeeded',
    'throwOnHydrationMismatch',
    'updateDehydratedSuspenseComponent',
  ],
  viewTransitions: [
    'applyViewTransitionName',
    'applyViewTransitionToHostInstances',
    'commitAfterMutationEffectsOnFiber',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createViewTransitionInstance',
    'getViewTransitionClassName',
    'getViewTransitionName',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'reportViewTransitionError',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreViewTransitionName',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'startViewTransition',
    'ViewTransitionPseudoElement',
  ],
  activities: ['mountActivityChildren', 'retryActivityComponentWithoutHydrating', 'updateActivityComponent'],
  listsOfBoundaries: [
    'cutOffTailIfNeeded',
    'findLastContentRow',
    'initSuspenseListRenderState',
    'updateSuspenseListComponent',
  ],
  refsOfFragments: ['FragmentInstance', 'schedulePendingIntersectionUnobserve'],
  files: [
    'acquireResource',
    'estimateBandwidth',
    'insertStylesheet',
    'insertStylesheetIntoRoot',
    'insertSuspendedStylesheets',
    'preconnectAs',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    'preloadStylesheet',
    'suspendInstance',
    'suspendResource',
  ],
  actionsOfForms: [
    'dispatchActionState',
    'dispatchOptimisticSetState',
    'ensureFormComponentIsStateful',
    'mountActionState',
    'recursivelyResetForms',
    'requestFormReset',
    'rerenderActionState',
    'runActionStateAction',
    'startHostTransition',
    'updateActionStateImpl',
    'updateOptimisticImpl',
  ],
  customElements: ['setPropOnCustomElement'],
}

/** Statements of the module that would keep a part in the bundle. */
const STATEMENTS = [
  /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function \([\s\S]*?^\};\n/gm,
  /^ReactDOMHydrationRoot\.prototype\.(?:render|unmount) = /gm,
  /^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = [\s\S]*?^\};\n/gm,
  /^ReactDOMSharedInternals\.findDOMNode = [\s\S]*?^\};\n/gm,
  /^exports\.hydrateRoot = [\s\S]*?^\};\n/gm,
]

/** Boundaries that wait for hydration, roots that do, and lanes that could start a view transition. */
const CONDITIONS = [
  [/(?<![\w$.])[\w$]+(?:\.[\w$]+)*\.dehydrated\b(?! =[^=])/g, 'null'],
  [/(?<![\w$.])[\w$]+(?:\.[\w$]+)*\.isDehydrated\b/g, '!1'],
  [/\(([\w$]+) & 335544064\) === \1(?![\w$])/g, '!1'],
] as const

export function reactParts(): Plugin {
  return {
    name: 'kith:react-parts',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: MODULE }, handler: (code) => ({ code: withoutParts(code), map: null }) },
  }
}

/** Returns React DOM without the parts. A part that is not found is an error: another version of React has to be looked at. */
export function withoutParts(code: string): string {
  let rest = code
  const replace = (what: RegExp, by: string) => {
    const before = rest
    rest = rest.replace(what, by)
    if (rest === before) throw new Error(`React DOM has another form; look at ${what} in vite/react-parts.ts`)
  }
  for (const name of Object.values(UNUSED).flat())
    replace(bodyOf(name), `$1throw Error("React DOM is built without ${name}")`)
  for (const [name, result] of Object.entries(RESULTS)) replace(bodyOf(name), `$1return ${result}`)
  for (const statement of STATEMENTS) replace(statement, '')
  for (const [name, value] of Object.entries(CONSTANTS)) replace(readingsOf(name), value)
  for (const [condition, value] of CONDITIONS) replace(condition, value)
  return rest
}

/** Matches a function of the module: the head, which stays, and the body. */
const bodyOf = (name: string) =>
  new RegExp(`^(function ${name}\\([^)]*\\) \\{\\n)[\\s\\S]*?(?=\\n\\}\\n)`, 'm')

/** Matches a variable where it is read: not where it is declared, set, or the name of a parameter. */
const readingsOf = (name: string) => new RegExp(`(?<!var |[\\w$.])${name}(?![\\w$]| =[^=]|\\n\\) \\{)`, 'g')
