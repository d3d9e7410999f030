/**
 * Says many news as one, and where a press on it leads (docs/spec/notifications.md#many-at-once,
 * docs/spec/notifications.md#pressing-a-system-notification).
 */
import type { Account } from '#contract/entities/account.ts'
import { postPath } from '../profile/link.ts'
import { pathTo } from '../session/route-map.ts'
import type { News } from './news.ts'

export type Summary =
  | { kind: 'one'; news: News; path: string }
  | { kind: 'mentions' | 'direct-posts' | 'posts'; count: number; path: string }
  | { kind: 'posts-of'; count: number; person: Account; path: string }

/** Returns what is said of news that have come at once; null for none. */
export function summaryOf(news: readonly News[]): Summary | null {
  const [first] = news
  if (!first) return null
  const { length: count } = news
  if (count === 1) return { kind: 'one', news: first, path: postPath(first.post.id) }
  const are = (kind: News['kind']) => news.every((each) => each.kind === kind)
  const person = first.post.account
  if (are('mention')) return { kind: 'mentions', count, path: pathTo('notifications') }
  if (are('direct')) return { kind: 'direct-posts', count, path: pathTo('direct-post-list') }
  if (!are('person')) return { kind: 'posts', count, path: pathTo('notifications') }
  const path = pathTo('home')
  const isOneAuthor = news.every(({ post }) => post.account.id === person.id)
  return isOneAuthor ? { kind: 'posts-of', count, person, path } : { kind: 'posts', count, path }
}
