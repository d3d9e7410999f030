/** Loads what has come in Home since the last visit (docs/spec/timelines.md#catch-up). */
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import { listHomeTimeline } from '#contract/endpoints/timelines.ts'
import type { Post } from '#contract/entities/post.ts'
import { MOST_ENTRIES } from '#domain/catch-up/catch-up.ts'
import { further, movesMarker } from '#domain/home-marker.ts'
import { isNewer } from '#domain/new-posts.ts'
import { itemsOf } from '#domain/paging.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { KEYS, readStored, writeStored } from '#platform/storage/storage.ts'
import { serverNow } from '#platform/time/server-time.ts'
import { currentToken } from '../connection/token.ts'
import { homeMarkerQuery, markerOfServer } from '../home-marker/home-marker-query.ts'
import { saveHomeMarker } from '../home-marker/save-home-marker.ts'
import { beginVisit, seenBeforeVisit } from '../home-marker/visit.ts'
import { linked } from '../lists/lists.ts'
import { walkPages } from '../lists/walk-pages.ts'

/** Since when: the last visit, or a day ago. */
export type Since = 'visit' | 'day'

/** How many entries a call asks for: as many as any server gives. */
const PAGE = 40
const DAY = 86_400_000

interface Caught {
  /** The entries of Home that are newer, the newest first. */
  items: Post[]
  /** Whether they reach back to the last visit. */
  isWhole: boolean
  /** How many entries could not be read. */
  unreadable: number
  /** Since when they are: `day` too where nobody knows of a visit. */
  since: Since
  /** The newest entry of Home; null while it is empty. */
  newest: string | null
}

/**
 * The key is that of a list of posts, so that what is edited, deleted or muted meanwhile changes here too.
 */
export const catchUpQuery = (since: Since) =>
  queryOptions({
    queryKey: ['posts', 'catch-up', since],
    queryFn: ({ client, signal }) => load(client, since, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

async function load(client: QueryClient, wanted: Since, signal: AbortSignal): Promise<Caught> {
  // A device that has never shown Home begins where another one has stopped.
  const from = wanted === 'visit' ? (seenBeforeVisit() ?? (await markerOfServer(client))) : null
  const begin = serverNow() - DAY
  const isNew = ({ id, created_at }: Post) =>
    from === null ? Date.parse(created_at) >= begin : isNewer(id, from)
  const loadPage = linked(listHomeTimeline, { query: { limit: PAGE } })
  const reachesBack = (pages: readonly Page<Post>[]) => !itemsOf(pages).every(isNew)
  const { pages, next } = await walkPages((cursor) => loadPage(cursor, { signal }), {
    isEnough: (found) => reachesBack(found) || itemsOf(found).length >= MOST_ENTRIES,
  })
  const items = itemsOf(pages)
  return {
    items: items.filter(isNew),
    isWhole: next === null || reachesBack(pages),
    unreadable: pages.reduce((sum, { unreadable = 0 }) => sum + unreadable, 0),
    since: from === null ? 'day' : 'visit',
    newest: items[0]?.id ?? null,
  }
}

/**
 * Returns the mutation that counts Home as read up to an entry: on this device, and with the server where
 * that takes the marker.
 */
export function useReadUpTo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (newest: string) => readUpTo(client, newest),
    onSuccess: () => client.resetQueries({ queryKey: ['posts', 'catch-up'] }),
  })
}

/** Never rejects: what the server does not take now, it takes when Home is read next. */
async function readUpTo(client: QueryClient, newest: string): Promise<void> {
  const token = currentToken()
  const seen = further(newest, readStored(KEYS.homeSeen))
  writeStored(KEYS.homeSeen, seen)
  beginVisit(seen)
  try {
    if (!movesMarker(seen, await markerOfServer(client))) return
    const marker = await saveHomeMarker(seen)
    if (currentToken() !== token) return // somebody else may be here by now
    writeStored(LATE_KEYS.homeMarker, marker)
    client.setQueryData(homeMarkerQuery.queryKey, marker)
  } catch (error) {
    console.warn('how far Home was read is not stored by the server', error)
  }
}
