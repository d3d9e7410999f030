/**
 * Brings every copy of a post up to date with each answer that arrives
 * (docs/spec/lists.md#a-fresh-answer-takes-away).
 */
import type { Query, QueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/entities/post.ts'
import { isList } from '../lists/lists.ts'
import { POST_QUERIES } from '../posts/post-cache.ts'
import { spreadPosts } from '../posts/spread-posts.ts'
import { isFurtherPage } from '../stored-answers/fall-back.ts'

/** Spreads from now on what the server says of posts; returns the function that stops it. */
export function spreadAnswers(client: QueryClient): () => void {
  const askedAt = new WeakMap<Query, number>()
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !POST_QUERIES.predicate?.(event.query)) return
    const { action, query } = event
    if (action.type === 'fetch') askedAt.set(query, Date.now())
    if (action.type !== 'success' || action.manual) return
    const asked = askedAt.get(query)
    if (asked !== undefined) spreadPosts(client, postsSent(query), asked)
  })
}

/** Returns the posts that the server has just sent. Of a list whose further page has come it is that page. */
function postsSent(query: Query): Post[] {
  const { data } = query.state
  const pages = isList(data) ? (isFurtherPage(query) ? data.pages.slice(-1) : data.pages) : [data]
  return pages.flatMap((page) => entriesOf(page)).flatMap(postOf)
}

function entriesOf(page: unknown): unknown[] {
  if (Array.isArray(page)) return page
  if (typeof page !== 'object' || page === null) return []
  const { items, statuses }: { items?: unknown; statuses?: unknown } = page
  return [items, statuses].flatMap((list) => (Array.isArray(list) ? list : []))
}

function postOf(entry: unknown): Post[] {
  if (typeof entry !== 'object' || entry === null) return []
  if ('status' in entry) return postOf(entry.status)
  return 'visibility' in entry && 'pleroma' in entry ? [entry as Post] : []
}
