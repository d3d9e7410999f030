/**
 * Decides what to search for, by the form of the text that was typed (docs/spec/search.md#one-kind-at-a-time,
 * docs/spec/search.md#signs, docs/server/search.md#general-search).
 */
import { addressInLink } from './money/pasted-address.ts'
import { destinationOf } from './profile/link.ts'

export type SearchKind = 'accounts' | 'posts' | 'tags'

/** The first character of a search for one kind. */
export const SEARCH_PREFIXES = { accounts: '@', tags: '#', posts: '>' } as const satisfies Record<
  SearchKind,
  string
>

export const SEARCH_KINDS = ['accounts', 'tags', 'posts'] as const satisfies SearchKind[]

/** The longest search, in characters. Every address is shorter. */
export const LONGEST_SEARCH = 1_000

/**
 * A search:
 * - `address`: a web address, which means one person or one post on any server
 * - one kind, chosen by the prefix
 * - `words`: plain words, searched as every kind that they can be
 */
export type Search =
  | { kind: 'address'; q: string }
  | { kind: SearchKind; q: string }
  | { kind: 'words'; searches: Partial<Record<SearchKind, string>> }

/** Invisible characters that come along when text is copied: control characters and marks of direction. */
const INVISIBLE = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]+/gu

/** The wide forms of the prefixes, as keyboards for East Asian scripts type them. */
const WIDE_PREFIXES = new Map([
  ['＠', '@'],
  ['＃', '#'],
  ['＞', '>'],
])

const ADDRESS_ON_THE_WEB = /^(https?|ap|ap\+ef61):\/\/\S+$/i
/** A decentralised identifier or the address of a wallet: both can be identity proofs of a person. */
const PROOF = /^(did:\S+|0x[0-9a-f]{40})$/i
const PERSON = /^(?:[@!]|acct:)?[\w.-]+(?:@[\w.:-]+)?$/i
const TAG = /^[\p{L}\p{N}\p{M}_\u200C]+$/u

/** Returns what to search for; null when nothing was typed but a prefix. */
export function readSearch(text: string): Search | null {
  const q = addressInLink(text, 'ETH') ?? tidy(text)
  if (q === '') return null
  if (ADDRESS_ON_THE_WEB.test(q)) return { kind: 'address', q }
  const kind = SEARCH_KINDS.find((candidate) => q.startsWith(SEARCH_PREFIXES[candidate]))
  if (kind) return bare(q) === '' ? null : { kind, q: searchAs(kind, q) }
  if (PROOF.test(q) || /^(!|acct:)/i.test(q) || hostAsked(q) !== null) return { kind: 'accounts', q }
  return {
    kind: 'words',
    searches: {
      ...(PERSON.test(q) && { accounts: q }),
      ...(TAG.test(q) && { tags: `#${q}` }),
      posts: `>${q}`,
    },
  }
}

/** Returns the text to send: one line, no invisible characters, an ordinary prefix. */
export function tidy(text: string): string {
  const line = text.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim()
  const [first = ''] = line
  const sign = WIDE_PREFIXES.get(first)
  return sign ? sign + line.slice(first.length) : line
}

/** Returns the text without its prefix. */
export const bare = (q: string): string => tidy(q).replace(/^[@#>]\s*/, '')

/** Returns the same words as a search for one kind. */
export const searchAs = (kind: SearchKind, q: string): string => SEARCH_PREFIXES[kind] + bare(q)

/** Returns the other kinds that the same words could be searched as; none for an address. */
export function otherKinds(q: string, asked: readonly SearchKind[]): SearchKind[] {
  const words = bare(q)
  if (hostAsked(q) !== null || /[/:]/.test(words)) return []
  const isPossible = { accounts: PERSON.test(words), tags: TAG.test(words), posts: true }
  return SEARCH_KINDS.filter((kind) => isPossible[kind] && !asked.includes(kind))
}

/**
 * Returns the host that is asked for a person unknown here, which can take long; null when no other server is
 * asked.
 */
export function hostAsked(q: string): string | null {
  if (ADDRESS_ON_THE_WEB.test(q)) return URL.parse(q)?.host || null
  const [, host] = /^(?:[@!]|acct:)?[\w.-]+@([\w.:-]+)$/i.exec(q) ?? []
  return host ?? null
}

/** Returns the path of the client's page that an address leads to; null for other addresses. */
export function ownPageAt(address: string, origins: readonly string[]): string | null {
  const link = { href: address, text: '', className: '', rel: '' }
  const place = destinationOf(link, { mentions: [], tags: [], posts: [], guest: false, origins })
  return place?.kind === 'inside' ? place.path : null
}

/** The fewest characters that suggestions are made for, here and in the editor. */
export const FEWEST_CHARACTERS = 2

/** Returns the words to suggest people and tags for while the person types; null where none could match. */
export function suggestionQueries(text: string): { accounts: string | null; tags: string | null } {
  const q = tidy(text)
  const words = bare(q)
  const isEnough = Array.from(words).length >= FEWEST_CHARACTERS
  return {
    accounts: isEnough && !/^[#>]/.test(q) && /^[\w.-]+(?:@[\w.:-]*)?$/.test(words) ? words : null,
    tags: isEnough && !/^[@>]/.test(q) && TAG.test(words) ? words : null,
  }
}

/**
 * Sorts people by how well their addresses match: exact matches first, then addresses that begin with the
 * words. The server finds any part of an address and sorts by the last change
 * (docs/server/search.md#account-search).
 */
export function closestFirst<Person extends { acct: string }>(
  people: readonly Person[],
  words: string,
): Person[] {
  const wanted = words.toLowerCase()
  const distance = ({ acct }: Person) => {
    const address = acct.toLowerCase()
    if (address === wanted || address.startsWith(`${wanted}@`)) return 0
    return address.startsWith(wanted) ? 1 : 2
  }
  return people.toSorted((one, other) => distance(one) - distance(other))
}

/** How many searches are stored. */
const REMEMBERED = 8

/** Returns the recent searches with `q` first, each once. */
export const withRecent = (recent: readonly string[], q: string): string[] =>
  [q, ...recent.filter((one) => one !== q)].slice(0, REMEMBERED)
