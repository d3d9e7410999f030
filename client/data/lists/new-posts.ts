/**
 * What arrives in a list of posts while it is on screen (contract 8). One tab asks for all; what is new waits
 * until it is put in above.
 */
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import type { Post } from '#contract/entities/post.ts'
import { newestFirst, newPages, type PageAboveGap } from '#domain/new-posts.ts'
import { nextPollDelay } from '#domain/poll-pace.ts'
import { useSharedPoll } from '#platform/use-shared-poll.ts'
import { firstPages, idsIn, idsOf, putNewIn } from './list-pages.ts'
import { type List, listId, newsKey } from './lists.ts'

interface News {
  /** Not in the list yet. */
  waiting: PageAboveGap<Post>[]
  /** How many were put in above since the reader was last at the top. */
  above: number
}

const NONE: News = { waiting: [], above: 0 }

const countIn = (pages: readonly Page<Post>[]) => pages.reduce((sum, { items }) => sum + items.length, 0)

/** One's own post stands in the list before anybody has asked for it. */
const without = (pages: readonly PageAboveGap<Post>[], known: readonly string[]) =>
  pages
    .map((page) => ({ ...page, items: page.items.filter(({ id }) => !known.includes(id)) }))
    .filter(({ items }) => items.length > 0)

/** New posts of a list, asked for while the component is on screen. `onNews` hears how many there are. */
export function useNewPosts(list: List<Post>, onNews: (count: number) => void) {
  const client = useQueryClient()
  const key = newsKey(list)
  const { data: news = NONE } = useQuery<News>({ queryKey: key, queryFn: skipToken })
  const current = () => client.getQueryData<News>(key) ?? NONE

  useSharedPoll({
    name: `kith-new-posts ${listId(list)}`,
    ask: (signal) => firstPages(client, list, signal, idsOf(current().waiting)),
    receive: (pages) => {
      const known = idsIn(client, list)
      if (!known) return
      const before = current()
      const fresh = newPages(pages, newestFirst([...idsOf(before.waiting), ...known]))
      const waiting = [...fresh, ...without(before.waiting, known)]
      client.setQueryData<News>(key, { ...before, waiting })
      if (countIn(waiting) > countIn(before.waiting)) onNews(countIn(waiting) + before.above)
    },
    delay: nextPollDelay,
  })

  return {
    count: countIn(news.waiting) + news.above,
    putInAbove: () => {
      const { waiting, above } = current()
      putNewIn(client, list, waiting)
      client.setQueryData<News>(key, { waiting: [], above: above + countIn(waiting) })
    },
    markSeen: () => client.setQueryData<News>(key, { ...current(), above: 0 }),
  }
}
