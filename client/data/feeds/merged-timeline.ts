/**
 * The timeline of a merged feed (docs/spec/feeds.md#merged-by-time, docs/spec/feeds.md#gaps-of-a-merged-feed,
 * docs/performance.md#merged-feeds).
 */
import type { QueryClient } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import { listGroupTimeline, listPublicTimeline, listTagTimeline } from '#contract/endpoints/timelines.ts'
import type { Post } from '#contract/entities/post.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { cursorText, mergedPage, readCursor, type SourcePage, untilOf } from '#domain/merged-feed/merge.ts'
import type { Source } from '#domain/merged-feed/merged-feed.ts'
import { isNewer } from '#domain/new-posts.ts'
import { itemsOf } from '#domain/paging.ts'
import { call } from '../connection/api.ts'
import { ApiError } from '../connection/api-error.ts'
import { fewAtOnce } from '../lists/few-at-once.ts'
import type { List } from '../lists/lists.ts'
import { postListQuery } from '../posts/timelines.ts'
import { SourceError } from './source-error.ts'

/** So many sources are asked at once. */
const MOST_AT_ONCE = 3

/** Lists the posts of all sources by time. A page asks each of them that may have older posts once. */
export function mergedTimelineQuery(sources: readonly Source[]): List<Post> {
  const list: List<Post> = postListQuery(
    ['merged', ...sources.map(({ kind, value }) => `${kind}:${value}`)],
    async (text, { client, signal }) => {
      const cursor = readCursor(text, sources)
      const pages = await askAll(sources, cursor.sources, cursor.before, signal)
      const { items, next } = mergedPage(pages, cursor.before, shownAbove(client, list, cursor.before))
      const unreadable = pages.reduce((sum, page) => sum + (page.unreadable ?? 0), 0)
      return { items, next: next && cursorText(next), unreadable }
    },
    { calls: sources.length },
  )
  return list
}

/** Asks sources, by their numbers, for what is older than a post. Where one fails nothing can be shown. */
async function askAll(
  sources: readonly Source[],
  asked: readonly number[],
  before: string | null,
  signal: AbortSignal,
): Promise<SourcePage<Post>[]> {
  const numbered = asked.flatMap((source) => (sources[source] ? [{ source, of: sources[source] }] : []))
  const outcomes = await fewAtOnce(numbered, MOST_AT_ONCE, ({ of }) => ask(of, before, signal))
  const failed = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  const [reason] = failed
  if (reason instanceof ApiError) {
    throw new SourceError(
      reason,
      numbered.flatMap(({ of }, place) => (outcomes[place]?.status === 'rejected' ? [of] : [])),
    )
  }
  if (reason !== undefined) throw reason
  return outcomes.flatMap((outcome, place) => {
    const source = numbered[place]?.source
    if (outcome.status === 'rejected' || source === undefined) return []
    const { items, unreadable = 0 } = outcome.value
    return [{ source, items, unreadable, until: untilOf(outcome.value) }]
  })
}

function ask({ kind, value }: Source, max_id: string | null, signal: AbortSignal): Promise<Page<Post>> {
  const query = { max_id, limit: PAGE_SIZE }
  switch (kind) {
    case 'tag':
      return call(listTagTimeline, { params: { tag: value }, query }, { signal })
    case 'host':
      return call(listPublicTimeline, { query: { ...query, local: false, instance: value } }, { signal })
    case 'group':
      return call(listGroupTimeline, { params: { id: value }, query }, { signal })
  }
}

/** Returns the posts of the list that are newer than a page that begins below a post. */
function shownAbove(client: QueryClient, { queryKey }: List<Post>, before: string | null): Post[] {
  if (before === null) return []
  return itemsOf(client.getQueryData(queryKey)?.pages ?? []).filter(({ id }) => !isNewer(before, id))
}
