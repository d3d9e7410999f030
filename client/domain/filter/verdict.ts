/**
 * Decides which filter catches a post (docs/spec/filters.md#what-is-caught,
 * docs/spec/filters.md#which-filter-counts).
 */
import type { Post } from '#contract/entities/post.ts'
import { languageOf } from '../locale.ts'
import { quotesOf } from '../post/quote.ts'
import { FILTER_ACTIONS, type FilterKind, holds, type NamedFilter } from './filter.ts'
import { hasWords, plain, plainHtml } from './readable.ts'

/** The viewer, and the host that people without one in their address are of. */
export interface Place {
  viewerId: string | null
  host: string
}

/** The filters that hold, made ready to be compared. The strongest come first. */
export type ReadyFilters = readonly { filter: NamedFilter; value: string }[]

/** Makes filters ready, those that hold at a time. */
export const readyFilters = (filters: readonly NamedFilter[], now: number): ReadyFilters =>
  filters
    .filter((filter) => holds(filter, now))
    .sort((one, other) => FILTER_ACTIONS.indexOf(one.action) - FILTER_ACTIONS.indexOf(other.action))
    .map((filter) => ({ filter, value: filter.kind === 'word' ? plain(filter.value) : filter.value }))

/** The parts of a post that filters look at. */
interface Seen {
  text: string
  people: readonly string[]
  hosts: readonly string[]
  tags: readonly string[]
  ids: readonly (string | null)[]
  languages: readonly string[]
  isUndescribed: boolean
}

/** Comparing a text is quick, making it comparable is not: fifty filters look at one and the same. */
const seen = new WeakMap<Post, { host: string; parts: Seen }>()

function seenOf(entry: Post, host: string): Seen {
  const known = seen.get(entry)
  if (known?.host === host) return known.parts
  const parts = look(entry, host)
  seen.set(entry, { host, parts })
  return parts
}

/** Looks at a post and those that it quotes; of a repost also at who made it. */
function look(entry: Post, host: string): Seen {
  const post = entry.reblog ?? entry
  const posts = [post, ...quotesOf(post)]
  const addresses = [entry, ...posts].map(({ account }) => addressOf(account.acct, host))
  return {
    text: posts.map(textOf).join(' \n '),
    people: addresses,
    hosts: addresses.map((address) => address.slice(address.lastIndexOf('@') + 1)),
    tags: posts.flatMap(({ tags }) => tags.map(({ name }) => name.toLowerCase())),
    ids: [post.id, post.in_reply_to_id, post.conversation?.root_id ?? null],
    languages: posts.flatMap(({ language }) => (language === null ? [] : language.toLowerCase())),
    isUndescribed: posts.some(({ media_attachments: files }) => files.some(isUndescribed)),
  }
}

const addressOf = (acct: string, host: string) =>
  (acct.includes('@') ? acct : `${acct}@${host}`).toLowerCase()

const isUndescribed = ({ description }: Post['media_attachments'][number]) =>
  description === null || description.trim() === ''

/** Returns all words of a post: its title, its text, the options of its poll, and what its files show. */
const textOf = ({ title, content, poll, media_attachments }: Post): string =>
  [
    plain(title ?? ''),
    plainHtml(content),
    ...(poll?.options ?? []).map((option) => plainHtml(option.title)),
    ...media_attachments.map(({ description }) => plain(description ?? '')),
  ].join(' \n ')

const CATCHES: Record<FilterKind, (parts: Seen, value: string, host: string) => boolean> = {
  word: ({ text }, value) => hasWords(text, value),
  person: ({ people }, value, host) => people.includes(addressOf(value, host)),
  // Subdomains belong to the host.
  host: ({ hosts }, value) => hosts.some((host) => host === value || host.endsWith(`.${value}`)),
  tag: ({ tags }, value) => tags.includes(value),
  thread: ({ ids }, value) => ids.includes(value),
  language: ({ languages }, value) =>
    languages.some((language) => language === value || languageOf(language) === value),
  undescribed: ({ isUndescribed }) => isUndescribed,
}

/** Returns whether a filter, made ready, catches a post. */
const isCaught = (entry: Post, { filter, value }: ReadyFilters[number], host: string): boolean =>
  CATCHES[filter.kind](seenOf(entry, host), value, host)

const isOwn = (entry: Post, viewerId: string | null) =>
  entry.account.id === viewerId || entry.reblog?.account.id === viewerId

/**
 * Returns the filter that catches an entry, the strongest of them; null for none. Nobody filters themselves
 * (docs/spec/filters.md#what-filters-cost).
 */
export function verdictOn(entry: Post, filters: ReadyFilters, { viewerId, host }: Place): NamedFilter | null {
  if (filters.length === 0 || isOwn(entry, viewerId)) return null
  return filters.find((ready) => isCaught(entry, ready, host))?.filter ?? null
}

/** Returns how many of these entries each filter catches, by its name. */
export function caughtBy(
  entries: readonly Post[],
  filters: ReadyFilters,
  { viewerId, host }: Place,
): ReadonlyMap<string, number> {
  const others = entries.filter((entry) => !isOwn(entry, viewerId))
  return new Map(
    filters.map((ready) => [
      ready.filter.name,
      others.filter((entry) => isCaught(entry, ready, host)).length,
    ]),
  )
}
