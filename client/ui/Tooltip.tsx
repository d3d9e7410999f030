import { unlessComposing } from '#platform/input/composing.ts'
import styles from './Tooltip.module.css'

/**
 * Shows the `data-tooltip` of the element that is pointed at or has the keyboard's focus, and the keys that
 * do the same, its `data-keys`. It is rendered once for the whole page. It repeats the name that a control
 * already has, so it is hidden from screen readers.
 */
export function Tooltip() {
  return <div ref={follow} popover="hint" className={styles.tooltip} aria-hidden="true" />
}

/** Selects what has a tooltip. The keys of an item stand in its menu; over a field they would lie on it. */
const WITH_TOOLTIP = '[data-tooltip], [data-keys]:not([role^="menuitem"], input)'

function keyCap(key: string): HTMLElement {
  const cap = document.createElement('kbd')
  cap.textContent = key
  return cap
}

function follow(tooltip: HTMLDivElement) {
  const stop = new AbortController()
  let shownFor: HTMLElement | null = null
  /** The last place of the pointer. */
  let place = ''
  /** Whether something else has come under the pointer since it moved. */
  let isMet = false

  /** Shows nothing for what the page moves under a resting pointer, until the pointer moves there. */
  function point({ type, pointerType, screenX, screenY, target }: PointerEvent) {
    if (pointerType === 'touch') return
    const former = place
    place = `${screenX} ${screenY}`
    if (former !== place) {
      if (isMet || type === 'pointerover') show(target)
      isMet = false
    } else if (type === 'pointerover' && target instanceof Node && !shownFor?.contains(target)) {
      hide()
      isMet = true
    }
  }

  function show(target: EventTarget | null) {
    // A pointer that reaches the tooltip itself must be able to rest there.
    if (!(target instanceof Element) || target === tooltip) return
    const source = target.closest<HTMLElement>(WITH_TOOLTIP)
    if (source === shownFor) return
    hide()
    if (!source) return
    shownFor = source
    const { tooltip: text, keys } = source.dataset
    tooltip.replaceChildren(...(text === undefined ? [] : [text]), ...(keys?.split(' ') ?? []).map(keyCap))
    // In the next frame: the focus may have moved because a menu or dialog is just being shown.
    requestAnimationFrame(() => {
      if (shownFor === source && source.isConnected) tooltip.showPopover({ source })
    })
  }

  function hide() {
    shownFor = null
    tooltip.hidePopover()
  }

  function on<Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) {
    document.addEventListener(type, listener, { signal: stop.signal, passive: true })
  }

  on('pointerover', point)
  on('pointermove', point)
  on('focusin', ({ target }) => target instanceof Element && target.matches(':focus-visible') && show(target))
  on('focusout', hide)
  on('pointerdown', hide)
  on(
    'keydown',
    unlessComposing(({ key }: KeyboardEvent) => key === 'Escape' && hide()),
  )
  return () => stop.abort()
}
