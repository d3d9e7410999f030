/**
 * Holds where notices are shown: the page has a place for them, and so has every modal window, because
 * nothing outside of such a window can be read or pressed (docs/spec/navigation.md#notices-over-windows).
 */
import { createStore } from '#platform/storage/store.ts'

/** The places that are on the page, the one of the topmost window last. */
export const noticePlaces = createStore<readonly HTMLElement[]>([])

/** Opens a place above all that is open; returns the function that closes it. */
export function openNoticePlace(place: HTMLElement): () => void {
  const { parentElement: around } = place
  const window = around instanceof HTMLDialogElement ? around : null
  const { signal, abort } = endless()
  place.showPopover()
  const others = noticePlaces.current()
  // The page is beneath every window, also beneath one that was opened before its notices had loaded.
  noticePlaces.set(window ? [...others, place] : [place, ...others])

  const arrange = () => {
    standAboveKeyboard(place)
    stepAside(place, window)
  }
  const sizes = new ResizeObserver(() => {
    const height = place.offsetHeight
    window?.style.setProperty('--size-notices', height === 0 ? '0px' : `${height + AROUND}px`)
    arrange()
  })
  sizes.observe(place)
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (raise(place, target)) stepAside(place, window)
    },
    { capture: true, signal },
  )
  visualViewport?.addEventListener('resize', arrange, { signal })
  visualViewport?.addEventListener('scroll', arrange, { signal })

  return () => {
    abort()
    sizes.disconnect()
    if (place.matches(':popover-open')) place.hidePopover()
    noticePlaces.set(noticePlaces.current().filter((one) => one !== place))
  }
}

/** The space above and below the notices, in pixels. */
const AROUND = 32

function endless() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/**
 * Brings a place above a popover that was opened or closed; returns whether it was one that may be in its
 * way.
 */
function raise(place: HTMLElement, toggled: EventTarget | null): boolean {
  if (!(toggled instanceof HTMLElement) || toggled.popover !== 'auto') return false
  const isFocused = place.contains(document.activeElement)
  if (toggled.matches(':popover-open') && !isFocused && place.matches(':popover-open')) {
    place.hidePopover()
    place.showPopover()
  }
  return true
}

/** A keyboard on the screen covers the lower edge of the window. */
function standAboveKeyboard(place: HTMLElement): void {
  const area = visualViewport
  if (!area || area.scale > 1.01) return
  const covered = Math.max(0, document.documentElement.clientHeight - area.height - area.offsetTop)
  place.style.setProperty('--size-keyboard', `${Math.round(covered)}px`)
}

const CONTROL = 'button, a, input, textarea, select'

/** Goes to the upper edge where a menu or a control of the window would be covered at the lower one. */
function stepAside(place: HTMLElement, window: HTMLElement | null): void {
  const controls = window ? [...window.querySelectorAll<HTMLElement>(CONTROL)] : []
  const obstacles = [...document.querySelectorAll<HTMLElement>(':popover-open')]
    .filter(({ popover }) => popover === 'auto')
    .concat(controls.filter((one) => !place.contains(one)))
    .map((one) => one.getBoundingClientRect())
  const covers = () =>
    [...place.children]
      .map((one) => one.getBoundingClientRect())
      .some((one) => one.height > 0 && obstacles.some((other) => overlap(one, other)))
  delete place.dataset.edge
  if (!covers()) return
  place.dataset.edge = 'top'
  if (covers()) delete place.dataset.edge
}

const overlap = (one: DOMRect, other: DOMRect) =>
  one.bottom > other.top && one.top < other.bottom && one.right > other.left && one.left < other.right
