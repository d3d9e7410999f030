/** The filters of the viewer, and what they say of a post (docs/spec/filters.md#what-is-caught). */
import type { QueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/entities/post.ts'
import { type FilterKind, filtersOf, type NamedFilter, nextEnd } from '#domain/filter/filter.ts'
import { type Place, type ReadyFilters, readyFilters, verdictOn } from '#domain/filter/verdict.ts'
import { type StoredPreferences, storedValues } from '#domain/preference.ts'
import { useTimed } from '#platform/time/clock.ts'
import { serverNow } from '#platform/time/server-time.ts'
import { useInstance } from '../connection/instance.ts'
import { useViewer } from '../connection/session.ts'
import { isList } from '../lists/lists.ts'

/** Read once for all cards of a page. */
const read = new WeakMap<StoredPreferences, readonly NamedFilter[]>()
const ready = new WeakMap<readonly NamedFilter[], { end: number; filters: ReadyFilters }>()

function filtersIn(values: StoredPreferences): readonly NamedFilter[] {
  const filters = read.get(values) ?? filtersOf(values)
  read.set(values, filters)
  return filters
}

/** Returns filters made ready, those that hold until the next of them ends. */
function readyUntil(filters: readonly NamedFilter[], end: number): ReadyFilters {
  const known = ready.get(filters)
  if (known?.end === end) return known.filters
  const made = readyFilters(filters, serverNow())
  ready.set(filters, { end, filters: made })
  return made
}

/** Returns all filters of the viewer, ended ones too. */
export const useFilters = (): readonly NamedFilter[] => filtersIn(storedValues(useViewer()))

/** Returns the filters that hold now, made ready. */
export function useReadyFilters(): ReadyFilters {
  const filters = useFilters()
  return readyUntil(
    filters,
    useTimed((now) => nextEnd(filters, now)),
  )
}

/** Returns who the filters are for. */
export function useFilterPlace(): Place {
  const viewerId = useViewer()?.id ?? null
  return { viewerId, host: useInstance()?.uri ?? '' }
}

/** Returns the filter that catches an entry; null for none. Kinds that are `ignored` catch nothing here. */
export function useVerdict(entry: Post, ignored: readonly FilterKind[] = []): NamedFilter | null {
  const filters = useReadyFilters()
  const place = useFilterPlace()
  const counting =
    ignored.length > 0 ? filters.filter(({ filter }) => !ignored.includes(filter.kind)) : filters
  return verdictOn(entry, counting, place)
}

/** Returns the function that tells whether a filter hides an entry. */
export function useIsHidden(): (entry: Post) => boolean {
  const filters = useReadyFilters()
  const place = useFilterPlace()
  return (entry) => verdictOn(entry, filters, place)?.action === 'hide'
}

/** Returns the function that tells whether any filter catches an entry. */
export function useIsCaught(): (entry: Post) => boolean {
  const filters = useReadyFilters()
  const place = useFilterPlace()
  return (entry) => verdictOn(entry, filters, place) !== null
}

/** Returns the entries of all lists and threads that are loaded, each once. */
export function loadedEntries(client: QueryClient): Post[] {
  const entries = new Map<string, Post>()
  for (const [, data] of client.getQueriesData<unknown>({ queryKey: ['posts'] })) {
    const pages = isList(data) ? data.pages : [{ items: data }]
    for (const page of pages) {
      const { items }: { items?: unknown } = Object(page)
      if (Array.isArray(items)) for (const entry of items) entries.set(entry.id, entry)
    }
  }
  return [...entries.values()]
}
