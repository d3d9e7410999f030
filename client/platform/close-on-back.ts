/**
 * Lets Back close what covers the page, as it does in every app of a phone: an entry of the history stands for the
 * cover and leaves with it. Nobody else hears of these steps, for they lead from a page to itself
 * (docs/spec/media.md#picture-viewer).
 */
import { COVER, isCovered } from './covered.ts'

/** The uppermost is the last. */
const covers: { onClose: () => void }[] = []
/** Entries whose covers were closed just now. */
let abandoned = 0
/** Steps that are on their way and our own. */
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

/** One cover may take the place of another, or of one that a reload has left behind. */
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
