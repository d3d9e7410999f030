/** The timelines (spec A §2.6–2.7, §7 "Timelines and posts lists"). */
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import { listHomeTimeline } from '#contract/endpoints/timelines.ts'
import type { Post } from '#contract/entities/post.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { call, callNext } from './api.ts'
import { loadRelationships } from './relationships.ts'

type NextPage = string | null

export const homeTimelineQuery = infiniteQueryOptions({
  queryKey: ['posts', 'home'],
  queryFn: ({ pageParam, client, signal }) =>
    withRelationships(
      client,
      pageParam === null
        ? call(listHomeTimeline, { query: { limit: PAGE_SIZE } }, { signal })
        : callNext(listHomeTimeline, pageParam, { signal }),
    ),
  initialPageParam: null as NextPage,
  getNextPageParam: (page: Page<Post>): NextPage => page.next,
})

/** Relationships follow the posts and never hold them up. */
async function withRelationships(client: QueryClient, loading: Promise<Page<Post>>): Promise<Page<Post>> {
  const page = await loading
  const authors = page.items.flatMap((post) => [
    post.account.id,
    ...(post.reblog ? [post.reblog.account.id] : []),
  ])
  void loadRelationships(client, authors)
  return page
}

/** Starts the home timeline afresh, and the notifications with it (spec A §2.2 "Home button"). */
export async function reloadHome(client: QueryClient): Promise<void> {
  // One page only: a refetch would otherwise ask again for every page that was read.
  client.setQueryData(
    homeTimelineQuery.queryKey,
    (list) => list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) },
  )
  await Promise.all([
    client.invalidateQueries({ queryKey: homeTimelineQuery.queryKey }),
    client.invalidateQueries({ queryKey: ['notifications'] }),
    client.invalidateQueries({ queryKey: ['notifications-marker'] }),
  ])
}
