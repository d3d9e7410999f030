/**
 * Brings a list back to where it was read, for Back and Forward (docs/spec/navigation.md#coming-back). The
 * browser keeps the offset of the page, which is wrong as soon as something above has another height: the
 * window was turned, pictures have told their sizes. So a row is remembered, and where it stood in the
 * window.
 */

import { pageOfHistory } from '#platform/page/page-of-history.ts'
import { isReturning } from '#platform/page/returning.ts'
import { type HeldRow, holdRow } from './hold-row.ts'

const remembered = new Map<string | null, HeldRow>()

/** Remembers where this page of the history is read; null where there is no row. */
export function rememberPlace(place: HeldRow | null): void {
  if (place) remembered.set(pageOfHistory(), place)
  else remembered.delete(pageOfHistory())
}

/** Returns the row around which a page is drawn that Back or Forward leads to; null on any other page. */
export const rowToReturnTo = (): string | null =>
  isReturning() ? (remembered.get(pageOfHistory())?.row ?? null) : null

/** Brings the remembered row to where it stood, if it is still there. */
export function returnToReadingPlace(): void {
  const place = remembered.get(pageOfHistory())
  if (place) holdRow(place)
}
