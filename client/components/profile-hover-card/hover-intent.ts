/**
 * Notices when somebody means a link: rests the pointer on it, or reaches it with the Tab key
 * (docs/spec/profiles.md#hover-and-focus-card).
 */
import { listenToIntent } from './intent-events.ts'

/** Milliseconds for which a link must be meant before its card opens. */
const OPEN_AFTER = 300
/** Milliseconds in which the pointer may cross from the link to the card. */
const CLOSE_AFTER = 250

const CARD = '[data-anchored-popover]'

type Link = HTMLAnchorElement
type Chosen = Link | null

interface Listener {
  /** Returns the link with a card that an element belongs to, or null. */
  findLink: (element: Element) => Chosen
  /** Is called when a link may soon be shown. */
  onIntent: () => void
  onChange: (shown: Chosen) => void
}

/**
 * Calls `onChange` with the link whose card is to be shown, and with null when it is to leave. Returns the
 * function that stops it.
 */
export function watchIntent({ findLink, onIntent, onChange }: Listener): () => void {
  let shown: Chosen = null
  /** The link whose card was dismissed. It has none until it is left. */
  let dismissed: Chosen = null
  const plan = createPlan((link) => {
    if (link === null ? !isHeld(shown) : link.isConnected) show(link)
  })

  function show(link: Chosen) {
    plan.cancel()
    if (link === shown) return
    if (openCard()?.contains(document.activeElement)) shown?.focus({ preventScroll: true })
    shown = link
    onChange(link)
  }

  function mean(link: Link) {
    // The picture and the name of an author lead to the same profile.
    if (link.href === shown?.href) return plan.cancel()
    if (link.href === dismissed?.href) return
    onIntent()
    plan.make(link)
  }

  function leave() {
    dismissed = null
    if (shown) plan.make(null)
    else plan.cancel()
  }

  const stop = listenToIntent({
    moveTo(target) {
      const link = findLink(target)
      if (link) mean(link)
      else leave() // in the card too: it is held when the time has come
    },
    tabTo(target) {
      // No pointer has to cross, and the card would lie on what has the focus now.
      const isWithin = target.closest(CARD) || findLink(target)?.href === shown?.href
      if (shown && !isWithin) show(null)
    },
    leave,
    scroll(target) {
      if (target instanceof Element && target.closest(CARD)) return
      const link = plan.made()
      if (shown) show(null)
      else plan.cancel()
      // The focus has brought its link into the window, which scrolled the page.
      if (link && link === document.activeElement) plan.make(link)
    },
    press(target) {
      if (target.closest(CARD)) return
      show(null)
      dismissed = findLink(target)
    },
    dismiss() {
      const isSeen = openCard() !== null
      dismissed = shown ?? plan.made() ?? null
      show(null)
      return isSeen
    },
  })
  return () => {
    stop()
    plan.cancel()
  }
}

/** Returns a timer for what is to be shown next. Making the same plan again changes nothing. */
function createPlan(carryOut: (link: Chosen) => void) {
  let next: Chosen | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function cancel() {
    clearTimeout(timer)
    next = undefined
  }

  function make(link: Chosen) {
    if (next === link) return
    cancel()
    next = link
    timer = setTimeout(
      () => {
        next = undefined
        carryOut(link)
      },
      link ? OPEN_AFTER : CLOSE_AFTER,
    )
  }

  return { make, cancel, made: () => next }
}

const openCard = () => document.querySelector(CARD)

/** Returns whether the pointer or the keyboard's focus is on the link or its card. */
const isHeld = (link: Chosen) =>
  [link, openCard()].some((part) => part?.matches(':hover, :focus-visible, :has(:focus-visible)'))
