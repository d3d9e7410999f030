/** Finds in the page what corresponds to something in its snapshot (docs/spec/offline.md#the-page-takes-over). */

import { currentLocale } from '#i18n/i18n.ts'
import { isTranslated } from '#platform/translated.ts'

const CONTROL = 'a[href], button, input, select, summary, [tabindex]'
const KEPT_ROW = '[data-kept-row]'

/** Returns the control of the page that does what this one looks like; null where the page has none any more. */
export function sameControl(kept: Element, snapshot: Element, root: Element): HTMLElement | null {
  const keptRow = kept.closest(KEPT_ROW)
  const row = keptRow && sameRow(keptRow, root)
  const control = kept.closest<HTMLElement>(CONTROL)
  if (keptRow && !row) return null
  if (!control || (keptRow && !keptRow.contains(control))) return row
  if (control === keptRow) return row
  // The first rows of the page may be missing in the snapshot; so one counts inside of a row, or outside of all rows.
  const among = (within: Element) =>
    [...within.querySelectorAll<HTMLElement>(CONTROL)].filter((one) => row !== null || isOutside(one))
  const [ours, theirs] = [among(row ? keptRow : snapshot), among(row ?? root)]
  const alike = (nameOf: (one: Element) => string, isSure = true) => {
    const [some, others] = [ours, theirs].map((all) => all.filter((one) => nameOf(one) === nameOf(control)))
    return some && (isSure || some.length === others?.length) ? others?.[some.indexOf(control)] : undefined
  }
  return alike(lookOf) ?? (isTranslated(currentLocale()) ? alike(kindOf, false) : null) ?? null
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

/** Names a control as a reader would: what it is, where it leads, what it says. Counts may have changed meanwhile. */
function lookOf(control: Element): string {
  const says = control.getAttribute('aria-label') ?? control.textContent.trim()
  return [control.localName, control.getAttribute('href') ?? '', says.replace(/\p{Nd}+/gu, '')].join(' ')
}

/** Names a control without its words: a translator of the browser may have changed those of the page, never those of its snapshot. */
const kindOf = (control: Element) =>
  [control.localName, control.getAttribute('href') ?? '', control.className].join(' ')
