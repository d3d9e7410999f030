/**
 * Leads to the place in Home up to which another device has read
 * (docs/spec/timelines.md#reading-on-from-another-device).
 */
import type { QueryClient } from '@tanstack/react-query'
import { shownInHome } from '#data/home-lens/lensed-home.ts'
import { insertWaiting } from '#data/lists/new-posts.ts'
import { homeTimelineQuery } from '#data/posts/timelines.ts'
import { isNewer } from '#domain/new-posts.ts'
import type { Lens } from '#domain/post/lens.ts'
import { findRow, placeInWindow } from '#platform/reading/place.ts'

/** After so many windows the place counts as gone. */
const MOST_STEPS = 200

/** Resolves when the page has been painted, and what came near has been drawn. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve())))

/** Returns whether somebody who stands here sees the place already. */
export function isInWindow(place: string): boolean {
  const box = findRow(place)?.getBoundingClientRect()
  return box !== undefined && box.bottom > 0 && box.top < window.innerHeight
}

/**
 * Puts in the new posts that wait and goes to the first post that is not newer than the place, with the
 * focus.
 */
export async function goToPlace(client: QueryClient, place: string, lens: Lens | null): Promise<void> {
  insertWaiting(client, homeTimelineQuery)
  const id = shownInHome(client, lens).find((each) => !isNewer(each, place))
  if (id === undefined) return
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const row = findRow(id)
    row?.scrollIntoView({ block: 'center' })
    if (row && !row.hasAttribute('data-undrawn')) return row.focus({ preventScroll: true })
    if (!row) {
      // Rows far from the window are not drawn, so the way leads there.
      const here = placeInWindow()?.row
      window.scrollBy(0, here !== undefined && isNewer(id, here) ? -window.innerHeight : window.innerHeight)
    }
    await painted()
  }
}
