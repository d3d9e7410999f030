/**
 * New posts of a list that is on screen (docs/server/README.md#no-push). One tab asks for all tabs; new posts
 * wait until they are inserted above (docs/spec/lists.md#new-posts).
 */
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import type { Post } from '#contract/entities/post.ts'
import { newestFirst, newPages, type PageAboveGap } from '#domain/new-posts.ts'
import { nextPollDelay } from '#domain/poll-pace.ts'
import { isOwnRepost } from '#domain/post/own-repost.ts'
import { useSharedPoll } from '#platform/network/use-shared-poll.ts'
import { accountHere } from '#platform/storage/storage.ts'
import { askedPause } from '../connection/api-error.ts'
import { firstPages, idsIn, idsOf, insertNewPages } from './list-pages.ts'
import { type List, listId, newsKey, type PageSource } from './lists.ts'

interface News {
  /** New posts that are not in the list yet. */
  waiting: PageAboveGap<Post>[]
  /** How many were inserted above since the reader was last at the top. */
  above: number
}

/** A page, and when it was asked for, in milliseconds. */
type Asked = Page<Post> & { askedAt: number }

const NONE: News = { waiting: [], above: 0 }

type IsShown = (post: Post) => boolean
const all: IsShown = () => true

const countIn = (pages: readonly Page<Post>[], isShown: IsShown) =>
  pages.reduce((sum, { items }) => sum + items.filter(isShown).length, 0)

/**
 * Returns the pages without the known posts: the viewer's own new post is in the list before the server is
 * asked.
 */
const without = (pages: readonly PageAboveGap<Post>[], known: readonly string[]) =>
  pages
    .map((page) => ({ ...page, items: page.items.filter(({ id }) => !known.includes(id)) }))
    .filter(({ items }) => items.length > 0)

/** Returns the new posts that are not in the list yet. */
export const waitingPosts = (client: QueryClient, list: List<Post>): Post[] =>
  (client.getQueryData<News>(newsKey(list)) ?? NONE).waiting.flatMap(({ items }) => items)

/** Inserts the new posts that wait, above or at their places. */
export function insertWaiting(client: QueryClient, list: List<Post>, isShown = all): void {
  const key = newsKey(list)
  const { waiting } = client.getQueryData<News>(key) ?? NONE
  client.setQueryData<News>(key, (news = NONE) => ({ ...news, waiting: [] }))
  putInAbove(client, list, waiting, isShown)
}

/** Keeps new posts behind the button that says how many there are. */
export function letWait(client: QueryClient, list: PageSource<Post>, fresh: PageAboveGap<Post>[]): void {
  if (fresh.length === 0) return
  client.setQueryData<News>(newsKey(list), (news = NONE) => ({
    ...news,
    waiting: [...fresh, ...news.waiting],
  }))
}

/** Puts new posts in above, out of sight, and counts those shown until the reader has seen the top. */
export function putInAbove(
  client: QueryClient,
  list: PageSource<Post>,
  fresh: PageAboveGap<Post>[],
  isShown = all,
): void {
  if (fresh.length === 0) return
  const key = newsKey(list)
  const { waiting, above } = client.getQueryData<News>(key) ?? NONE
  insertNewPages(client, list, fresh)
  client.setQueryData<News>(key, { waiting, above: above + countIn(fresh, isShown) })
}

/**
 * Asks for new posts of a list while the component is on screen. Calls `onNews` with their number when there
 * are more, and first
 * `onAnswer` with what the list begins with now, and when that was asked for. Only what `isShown` counts.
 */
export function useNewPosts(
  list: List<Post>,
  onNews: (count: number) => void,
  onAnswer: (pages: readonly Page<Post>[], askedAt: number) => void,
  isShown = all,
) {
  const client = useQueryClient()
  const key = newsKey(list)
  const { data: news = NONE } = useQuery<News>({ queryKey: key, queryFn: skipToken })
  const current = () => client.getQueryData<News>(key) ?? NONE

  useSharedPoll({
    name: `kith-new-posts ${listId(list)}`,
    ask: async (signal): Promise<Asked[]> => {
      const askedAt = Date.now()
      const pages = await firstPages(client, list, signal, idsOf(current().waiting))
      return pages.map((page) => ({ ...page, askedAt }))
    },
    receive: (pages) => {
      const [first] = pages
      if (first) onAnswer(pages, first.askedAt)
      const known = idsIn(client, list)
      if (!known) return
      const before = current()
      // One's own repost is no news; the next time the list is opened it has its place.
      const fresh = newPages(pages, newestFirst([...idsOf(before.waiting), ...known]))
        .map((page) => ({ ...page, items: page.items.filter((post) => !isOwnRepost(post, accountHere())) }))
        .filter(({ items }) => items.length > 0)
      const waiting = [...fresh, ...without(before.waiting, known)]
      client.setQueryData<News>(key, { ...before, waiting })
      const count = countIn(waiting, isShown)
      if (count > countIn(before.waiting, isShown)) onNews(count + before.above)
    },
    // A list whose page takes several calls asks so much less often.
    delay: (idle) => nextPollDelay(idle) * (list.meta.calls ?? 1),
    pauseAfter: askedPause,
    whileHidden: false, // coming back asks at once
  })

  return {
    count: countIn(news.waiting, isShown) + news.above,
    insertAbove: () => insertWaiting(client, list, isShown),
    markSeen: () => client.setQueryData<News>(key, { ...current(), above: 0 }),
  }
}
