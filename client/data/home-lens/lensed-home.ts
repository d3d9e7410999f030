/** Home as a lens shows it (docs/spec/timelines.md#lenses-of-home). */
import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Post } from '#contract/entities/post.ts'
import { firstSeen } from '#domain/home-marker.ts'
import { itemsOf } from '#domain/paging.ts'
import { HOME_LENS, type Lens, passes } from '#domain/post/lens.ts'
import { readPreference, storedValues } from '#domain/preference.ts'
import { accountHere } from '#platform/storage/storage.ts'
import { useViewer } from '../connection/session.ts'
import { seenBefore } from '../home-marker/seen-before.ts'
import type { ShownList } from '../lists/lists.ts'
import { shownAs } from '../lists/shown-list.ts'
import { homeTimelineQuery } from '../posts/timelines.ts'

/** Returns the lens that the viewer has chosen; null for none. */
export const useLens = (): Lens | null => readPreference(HOME_LENS, storedValues(useViewer()).homeLens)

/**
 * Returns Home as a lens shows it. A page of which all is left out stays, empty, and the next one follows.
 */
export const lensedHome = (lens: Lens): ShownList<Post> =>
  shownAs(homeTimelineQuery, lens, (pages) =>
    pages.map((entries) => entries.filter((entry) => passes(lens, entry))),
  )

/** Returns the ids of the posts that a lens shows of what is loaded. */
export const shownInHome = (client: QueryClient, lens: Lens | null): string[] =>
  itemsOf(client.getQueryData(homeTimelineQuery.queryKey)?.pages ?? [])
    .filter((entry) => passes(lens, entry))
    .map(({ id }) => id)

/** Returns how many of the posts that are loaded a lens leaves out. */
export function useLeftOut(lens: Lens | null): number {
  const { data = 0 } = useInfiniteQuery({
    ...homeTimelineQuery,
    enabled: false,
    select: ({ pages }) => itemsOf(pages).filter((entry) => !passes(lens, entry)).length,
  })
  return data
}

/** Returns the id of the shown post above which the line "You were here" stands; null where there is none. */
export function useFirstSeenThrough(lens: Lens): string | null {
  const [seen] = useState(seenBefore)
  const { data = null } = useInfiniteQuery({
    ...homeTimelineQuery,
    enabled: false,
    select: ({ pages }) =>
      firstSeen(
        pages.map(({ items }) => items.filter((entry) => passes(lens, entry))),
        seen,
        accountHere(),
      ),
  })
  return data
}
