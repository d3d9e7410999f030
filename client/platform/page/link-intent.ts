/** Tells which link somebody is about to follow. A few listeners serve all links of the page. */

/** How long the pointer or the focus must stay on a link, in milliseconds. */
const REST_MS = 120

/** A finger that begins to scroll has moved by then, which ends its press. Milliseconds. */
const SCROLL_BEGINS_MS = 80

type FindLink = (element: Element) => HTMLAnchorElement | null

/**
 * Calls `onIntent` with a link when the pointer rests on it, when the focus stays on it, and when it is
 * pressed. `findPressed` returns the link that a press on an element follows. Returns the function that stops
 * it.
 */
export function watchLinkIntent(
  onIntent: (link: HTMLAnchorElement) => void,
  findPressed: FindLink,
): () => void {
  const ending = new AbortController()
  const options = { signal: ending.signal, capture: true, passive: true }
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The last place of the pointer on the screen. */
  let place: string | null = null

  function plan(target: EventTarget | null) {
    clearTimeout(timer)
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link) timer = setTimeout(() => onIntent(link), REST_MS)
  }

  document.addEventListener(
    'pointerover',
    ({ target, pointerType, screenX, screenY }) => {
      // A page that moves under a resting pointer sends such events too.
      const isMoved = place !== null && place !== `${screenX} ${screenY}`
      if (pointerType !== 'touch' && isMoved) plan(target)
    },
    options,
  )
  document.addEventListener(
    'pointermove',
    ({ target, pointerType, screenX, screenY }) => {
      if (pointerType !== 'touch' && place === null) plan(target)
      place = `${screenX} ${screenY}`
    },
    options,
  )
  document.addEventListener('focusin', ({ target }) => plan(target), options)
  document.addEventListener(
    'pointerdown',
    ({ target, button, pointerType }) => {
      clearTimeout(timer)
      const link = target instanceof Element && button === 0 ? findPressed(target) : null
      if (!link) return
      if (pointerType === 'touch') timer = setTimeout(() => onIntent(link), SCROLL_BEGINS_MS)
      else onIntent(link)
    },
    options,
  )
  document.addEventListener('pointercancel', () => clearTimeout(timer), options)
  document.addEventListener('scroll', () => clearTimeout(timer), options)
  return () => {
    clearTimeout(timer)
    ending.abort()
  }
}
