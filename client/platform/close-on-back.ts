/**
 * Lets Back close what covers the page, as it does in every app of a phone. Each cover has an entry in the history, which
 * leaves with it. No other listener gets the events of these steps, because they do not change the page
 * (docs/spec/media.md#picture-viewer).
 */
import { COVER, isCovered } from './covered.ts'

/** The open covers; the last one is on top. */
const covers: { onClose: () => void }[] = []
/** The number of entries whose covers were just closed. */
let abandoned = 0
/** The number of history steps that this file has started and that have not happened yet. */
let steps = 0

window.addEventListener(
  'popstate',
  (event) => {
    const closed = steps > 0 ? null : covers.pop()
    if (closed === undefined) return
    event.stopImmediatePropagation()
    if (closed === null) steps -= 1
    else closed.onClose()
  },
  { capture: true },
)

/** Calls `onClose` when Back is pressed; returns the function to call when the cover closes in another way. */
export function closeOnBack(onClose: () => void): () => void {
  takeEntry()
  const cover = { onClose }
  covers.push(cover)
  return () => {
    if (!covers.includes(cover)) return // Back has closed it
    covers.splice(covers.indexOf(cover), 1)
    if (!isCovered()) return // the page went on to another
    abandoned += 1
    queueMicrotask(stepBack)
  }
}

/** Adds an entry for a new cover, or uses one that a closed cover or a reload has left. */
function takeEntry(): void {
  if (abandoned > 0) abandoned -= 1
  else if (covers.length > 0 || !isCovered()) history.pushState(COVER, '')
}

function stepBack(): void {
  if (abandoned === 0) return
  steps += 1
  history.go(-abandoned)
  abandoned = 0
}
