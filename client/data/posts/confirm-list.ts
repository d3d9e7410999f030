/** Takes from a list of posts what a fresh answer lacks (docs/spec/lists.md#a-fresh-answer-takes-away). */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import type { Post } from '#contract/entities/post.ts'
import { confirmed } from '#domain/confirmed.ts'
import type { PageAboveGap } from '#domain/new-posts.ts'
import { type Cursor, newsKey, type PageSource } from '../lists/lists.ts'
import { relationshipQuery } from '../people/relationships.ts'
import { isChangedSince } from './post-cache.ts'
import { spreadPosts } from './spread-posts.ts'

type List = InfiniteData<PageAboveGap<Post>, Cursor>

/** Brings a list up to date with its first pages as they were sent, and all other copies of their posts. */
export function confirmList(
  client: QueryClient,
  { queryKey }: PageSource<Post>,
  pages: readonly Page<Post>[],
  askedAt: number,
): void {
  const answer = {
    items: pages.flatMap(({ items }) => items),
    next: pages.at(-1)?.next ?? null,
    unreadable: pages.reduce((sum, { unreadable = 0 }) => sum + unreadable, 0),
  }
  const keep = (known: readonly PageAboveGap<Post>[]) =>
    confirmed<Post, PageAboveGap<Post>>(known, answer, (entry) => mayGo(client, entry, askedAt))
  const { data, dataUpdatedAt: updatedAt = 0 } = client.getQueryState<List>(queryKey) ?? {}
  if (data) {
    const left = keep(data.pages)
    if (left !== data.pages) client.setQueryData<List>(queryKey, { ...data, pages: [...left] }, { updatedAt })
  }
  // Those that wait above may have gone before anybody has seen them.
  client.setQueryData<{ waiting: PageAboveGap<Post>[] }>(
    newsKey({ queryKey }),
    (news) => news && { ...news, waiting: [...keep(news.waiting)] },
  )
  spreadPosts(client, answer.items, askedAt)
}

/**
 * Posts of people who are muted are hidden here and left out there: they come back at once when that is
 * undone.
 */
const mayGo = (client: QueryClient, { id, account, reblog }: Post, askedAt: number) =>
  !isChangedSince(id, askedAt) &&
  ![account, reblog?.account].some(
    (person) => person && client.getQueryData(relationshipQuery(person.id).queryKey)?.muting,
  )
