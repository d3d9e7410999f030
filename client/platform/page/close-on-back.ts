/**
 * Lets Back close what covers the page, as it does in every app of a phone. Each cover has an entry in the
 * history, which leaves with it. No other listener gets the events of these steps, because they do not change
 * the page (docs/spec/navigation.md#back-closes-what-lies-on-top).
 */

interface Cover {
  onClose: () => void
  /** Whether Back leads to an entry of this cover already: it waits for steps that are under way. */
  hasEntry: boolean
}

/** The open covers; the last one is on top. */
const covers: Cover[] = []
/** The number of entries whose covers were just closed. */
let abandoned = 0
/** The number of history steps that this file has started and that have not happened yet. */
let steps = 0
/** The navigations and the new covers that wait for these steps. */
let waiting: (() => unknown)[] = []
let here = currentEntry()

for (const change of ['pushState', 'replaceState'])
  window.addEventListener(change, () => {
    here = currentEntry()
  })

window.addEventListener(
  'popstate',
  (event) => {
    const former = here
    here = currentEntry()
    if (steps > 0) endStep()
    else if (former.href !== here.href) return void covers.splice(0)
    else if (covers.length > 0) covers.pop()?.onClose()
    else if (here.isCovered)
      step(-1) // Forward has led to the entry of a cover that was closed
    else if (former.isCovered)
      history.back() // a reload has closed the cover, so this Back was meant for the page
    else return
    event.stopImmediatePropagation()
  },
  { capture: true },
)

/**
 * Calls `onClose` when Back is pressed; returns the function to call when the cover closes in another way.
 */
export function closeOnBack(onClose: () => void): () => void {
  const cover = { onClose, hasEntry: false }
  takeEntry(cover)
  covers.push(cover)
  return () => {
    if (!covers.includes(cover)) return // Back has closed it, or the page went on to another
    covers.splice(covers.indexOf(cover), 1)
    if (!cover.hasEntry || !currentEntry().isCovered) return
    abandoned += 1
    queueMicrotask(stepBack)
  }
}

/**
 * Lets go of all open covers, because the page goes on to another, and then calls `goOn`. At most `kept` of
 * their entries is left by then; `goOn` is told whether it has to replace one, because nobody wants to come
 * back to it.
 */
export function leaveCovers(kept: 0 | 1, goOn: (replaces: boolean) => void): void {
  const surplus = covers.splice(0).filter(({ hasEntry }) => hasEntry).length + abandoned - kept
  abandoned = 0
  if (surplus > 0) step(-surplus)
  const leave = () => goOn(currentEntry().isCovered)
  if (steps === 0) leave()
  else waiting.push(leave)
}

function currentEntry() {
  const state: unknown = history.state
  const isCovered = typeof state === 'object' && state !== null && 'covered' in state
  return { href: location.href, isCovered }
}

/**
 * Adds an entry for a new cover, or uses one that a closed cover or a reload has left. The page keeps its
 * state in it too. The entry of a cover that has just been closed is still the current one until the browser
 * has gone back: it must not be taken.
 */
function takeEntry(cover: Cover): void {
  if (abandoned > 0) abandoned -= 1
  else if (steps > 0) return void waiting.push(() => covers.includes(cover) && takeEntry(cover))
  else if (covers.some(({ hasEntry }) => hasEntry) || !currentEntry().isCovered)
    history.pushState({ ...history.state, covered: true }, '')
  cover.hasEntry = true
}

function stepBack(): void {
  if (abandoned === 0) return
  step(-abandoned)
  abandoned = 0
}

function step(entries: number): void {
  steps += 1
  history.go(entries)
}

function endStep(): void {
  steps -= 1
  if (steps > 0) return
  const next = waiting
  waiting = []
  for (const goOn of next) goOn()
}
