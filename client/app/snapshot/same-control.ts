/**
 * Finds in the page what corresponds to something in its snapshot (docs/spec/offline.md#a-press-that-waited).
 */
import type { ControlState } from '#domain/snapshot/press.ts'
import { currentLocale } from '#i18n/i18n.ts'
import { isTranslated } from '#platform/page/translated.ts'

const CONTROL = 'a[href], button, input, select, summary, [tabindex]'
const KEPT_ROW = '[data-kept-row]'
const PERMALINK = 'a[data-permalink]'

/** Parts of a card that are for something else than opening it. */
const APART = 'section, fieldset, summary'

/**
 * Returns the control that somebody meant who pressed there. A label stands for its field, a card for its
 * link.
 */
export function pressedControl(target: Element): HTMLElement | null {
  const field = target.closest('label')?.control
  if (field) return field
  const control = target.closest<HTMLElement>(CONTROL)
  const card = target.closest(KEPT_ROW)
  if (!card || (control && control !== card && card.contains(control))) return control
  // The end of selecting some text is no press.
  const isMeant = !card.contains(target.closest(APART)) && getSelection()?.isCollapsed !== false
  return isMeant ? card.querySelector<HTMLElement>(PERMALINK) : null
}

/**
 * Returns the control of the page that does what this one looks like; null where the page has none any more.
 */
export function sameControl(control: Element, snapshot: Element, root: Element): HTMLElement | null {
  const keptRow = control.closest(KEPT_ROW)
  if (!keptRow)
    return alike(control, controlsOf(snapshot).filter(isOutside), controlsOf(root).filter(isOutside))
  const row = sameRow(keptRow, root)
  // The first rows of the page may be missing in the snapshot; so one counts inside of a row.
  if (!row || permalinkOf(row) !== permalinkOf(keptRow)) return null
  return control === keptRow ? row : alike(control, controlsOf(keptRow), controlsOf(row))
}

const controlsOf = (place: Element) => [...place.querySelectorAll<HTMLElement>(CONTROL)]

const permalinkOf = (row: Element) => row.querySelector(PERMALINK)?.getAttribute('href') ?? null

/**
 * Returns the control of the others that looks like this one of ours: the first like the first, the second
 * like the second. Where the page is translated already, its controls are known without their words, if there
 * are as many of them.
 */
function alike(
  control: Element,
  ours: readonly Element[],
  theirs: readonly HTMLElement[],
): HTMLElement | null {
  const named = (nameOf: (one: Element) => string, isSure: boolean) => {
    const like = (one: Element) => nameOf(one) === nameOf(control)
    const [some, others] = [ours.filter(like), theirs.filter(like)]
    return isSure || some.length === others.length ? others[some.indexOf(control)] : undefined
  }
  const found = named(lookOf, true)
  if (found || !isTranslated(currentLocale())) return found ?? null
  return named(kindOf, false) ?? null
}

const isOutside = (one: Element) => one.closest(`${KEPT_ROW}, [data-row]`) === null

/** Counts the links and buttons around the rows by what they look like. */
export function countAround(place: Element): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const one of [...place.querySelectorAll('a[href], button')].filter(isOutside)) {
    const look = lookOf(one)
    counts.set(look, (counts.get(look) ?? 0) + 1)
  }
  return counts
}

/** Returns the row of the page that shows the same entry. */
export function sameRow(keptRow: Element, root: Element): HTMLElement | null {
  const id = keptRow.getAttribute('data-kept-row') ?? ''
  return root.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)
}

/**
 * Names a control by what it does: where it leads, the icon of its action, what it says. What changes with
 * its state or with a count is no part of its name.
 */
function lookOf(control: Element): string {
  const isFold = control.hasAttribute('aria-expanded') && !control.hasAttribute('aria-haspopup')
  const name =
    control.getAttribute('href') ??
    control.getAttribute('data-icon') ??
    (isFold ? control.getAttribute('class') : null) ??
    control.getAttribute('aria-label') ??
    control.textContent.trim()
  return [control.localName, name.replace(/\p{Nd}+/gu, '')].join(' ')
}

/**
 * Names a control without its words: a translator of the browser may have changed those of the page, never
 * those of its snapshot.
 */
const kindOf = (control: Element) =>
  [control.localName, control.getAttribute('href') ?? '', control.className].join(' ')

/** Returns what a control looks like. */
export function stateOf(control: Element): ControlState {
  if (control.matches(':disabled, [aria-disabled="true"]')) return 'disabled'
  if (control instanceof HTMLInputElement && /checkbox|radio/.test(control.type))
    return onOrOff(control.checked)
  if (control.localName === 'summary') return onOrOff(control.closest('details')?.open === true)
  const states = ['aria-pressed', 'aria-expanded', 'aria-checked'].map((name) => control.getAttribute(name))
  const state = states.find((value) => value !== null)
  return state === undefined ? 'plain' : onOrOff(state === 'true')
}

const onOrOff = (isOn: boolean) => (isOn ? 'on' : 'off')
