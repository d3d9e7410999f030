/**
 * Tells when a page of the history is left. The Navigation API does so, and names the pages; without it both
 * is done here: the name stands in the state of the entry, where a reload keeps it.
 */
import { NAME } from './page-of-history.ts'

const navigation = 'navigation' in window ? window.navigation : null

/** Is sent to the window before another page is opened. */
const LEAVING = 'kith:leaving'

/** Calls a listener before another page is opened, as long as this one can be measured; `signal` ends it. */
export function beforeLeaving(listener: () => void, signal: AbortSignal): void {
  const [target, type] = navigation ? [navigation, 'navigate'] : [window, LEAVING]
  target.addEventListener(type, listener, { signal })
}

/** Gives each further entry of the history a name. */
function nameEntries(): void {
  const push = history.pushState.bind(history)
  const replace = history.replaceState.bind(history)
  history.pushState = (state, unused, url) => {
    window.dispatchEvent(new Event(LEAVING))
    push({ ...state, [NAME]: String(Math.random()) }, unused, url)
  }
  history.replaceState = (state, unused, url) => {
    const name = history.state?.[NAME]
    replace(name === undefined ? state : { ...state, [NAME]: name }, unused, url)
  }
}

if (!navigation) nameEntries()
