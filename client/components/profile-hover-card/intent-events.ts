/**
 * Tells from the events of the page what somebody points at and where Tab leads. A few listeners serve all
 * links.
 */
import { unlessComposing } from '#platform/input/composing.ts'

interface Events {
  /** The pointer or the Tab key has come to an element. */
  moveTo: (target: Element) => void
  /** The Tab key has come to an element, before `moveTo` tells so. */
  tabTo: (target: Element) => void
  leave: () => void
  scroll: (target: EventTarget | null) => void
  press: (target: Element) => void
  /** Returns whether anything was there to be dismissed. */
  dismiss: () => boolean
}

/** The last place of the pointer, on whatever page. */
let place = ''

/** Starts listening; returns the function that stops it. */
export function listenToIntent({ moveTo, tabTo, leave, scroll, press, dismiss }: Events): () => void {
  const stop = new AbortController()
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, listener, { signal: stop.signal, capture: true })

  /** Other things than Tab move the focus too: Back, a dialog that closes. */
  let isTab = false
  on('pointermove', ({ pointerType, screenX, screenY, target, buttons }) => {
    const former = place
    place = `${screenX} ${screenY}`
    // A page that moves under a resting pointer sends such events too.
    if (former === place || buttons !== 0 || pointerType === 'touch') return
    if (target instanceof Element) moveTo(target)
  })
  on('pointerout', ({ relatedTarget }) => relatedTarget === null && leave())
  on('pointerdown', ({ target }) => {
    isTab = false
    if (target instanceof Element) press(target)
  })
  on('focusin', ({ target }) => {
    if (!isTab || !(target instanceof Element)) return
    tabTo(target)
    moveTo(target)
  })
  on('scroll', ({ target }) => scroll(target))
  on(
    'keydown',
    unlessComposing((event: KeyboardEvent) => {
      isTab = event.key === 'Tab'
      if (event.key !== 'Escape' || !dismiss()) return
      // An editor or whatever else is open below stays.
      event.preventDefault()
      event.stopPropagation()
    }),
  )
  return () => stop.abort()
}
