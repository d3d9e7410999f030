/** Remembers how far Home was seen at the last visit (docs/spec/timelines.md#you-were-here). */
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { firstSeen } from '#domain/home-marker.ts'
import { pageOfHistory } from '#platform/page/page-of-history.ts'
import { rememberRecent } from '#platform/page/remember-recent.ts'
import { accountHere, KEYS, readStored } from '#platform/storage/storage.ts'
import { homeTimelineQuery } from '../posts/timelines.ts'

/** By the page of the history: Back finds the line where it was, and a link to Home begins a new visit. */
const visits = new Map<string | null, string | null>()

/** Returns the id of the newest post that was seen before this visit of Home. */
export function seenBefore(): string | null {
  const page = pageOfHistory()
  const seen = visits.get(page) ?? readStored(KEYS.homeSeen)
  rememberRecent(visits, page, seen)
  return seen
}

/** Returns the id of the post above which the line stands; null where there is none. */
export function useFirstSeen(): string | null {
  const [seen] = useState(seenBefore)
  const { data = null } = useInfiniteQuery({
    ...homeTimelineQuery,
    enabled: false,
    select: ({ pages }) =>
      firstSeen(
        pages.map(({ items }) => items),
        seen,
        accountHere(),
      ),
  })
  return data
}
