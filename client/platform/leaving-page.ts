/**
 * Tells when a page of the history is left. The Navigation API does so, and names the pages; without it both is done here: the name
 * stands in the state of the entry, where a reload keeps it.
 */
import { NAME } from './page-of-history.ts'

const navigation = 'navigation' in window ? window.navigation : null

/** Is sent to the window before another page is opened. */
const LEAVING = 'kith:leaving'

/** How long after the last scrolling a page is at rest where nobody says so, in milliseconds. */
const REST = 150

/**
 * Calls a listener before the page is left, as long as it can be measured. Without the Navigation API nothing tells so before Back
 * and Forward, and the listener is called whenever the page comes to rest. Returns the function that stops it.
 */
export function beforeLeaving(listener: () => void): () => void {
  if (navigation) {
    navigation.addEventListener('navigate', listener)
    return () => navigation.removeEventListener('navigate', listener)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const whenAtRest = () => {
    clearTimeout(timer)
    timer = setTimeout(listener, REST)
  }
  window.addEventListener(LEAVING, listener)
  window.addEventListener('scroll', whenAtRest, { passive: true })
  return () => {
    clearTimeout(timer)
    window.removeEventListener(LEAVING, listener)
    window.removeEventListener('scroll', whenAtRest)
  }
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
