/** What a search looks for, told by the shape of what was typed (spec A §2.14, contract 1.10.1). */
import { destinationOf } from './profile/link.ts'

export type SearchKind = 'accounts' | 'posts' | 'tags'

/** The first character says what is looked for. */
export const SEARCH_PREFIXES = { accounts: '@', tags: '#', posts: '>' } as const satisfies Record<
  SearchKind,
  string
>

export const SEARCH_KINDS = ['accounts', 'tags', 'posts'] as const satisfies SearchKind[]

/** Addresses are shorter than that, and so is anything that is looked for. */
export const LONGEST_SEARCH = 1_000

/**
 * - an address on the web stands for one person or one post, wherever they are
 * - a sign asks for one kind
 * - plain words ask for every kind that can be called so
 */
export type Search =
  | { kind: 'address'; q: string }
  | { kind: SearchKind; q: string }
  | { kind: 'words'; searches: Partial<Record<SearchKind, string>> }

/** Invisible, and left behind when something is copied: control characters and those that turn the direction. */
const INVISIBLE = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]+/gu

/** Keyboards for scripts with wide letters write wide signs. */
const WIDE_SIGNS = new Map([
  ['＠', '@'],
  ['＃', '#'],
  ['＞', '>'],
])

const ADDRESS_ON_THE_WEB = /^(https?|ap|ap\+ef61):\/\/\S+$/i
/** A decentralised identity, and the address of a wallet: both are found as the proof of a person. */
const PROOF = /^(did:\S+|0x[0-9a-f]{40})$/i
const PERSON = /^(?:[@!]|acct:)?[\w.-]+(?:@[\w.:-]+)?$/i
const TAG = /^[\p{L}\p{N}\p{M}_\u200C]+$/u

export function readSearch(text: string): Search | null {
  const q = tidy(text)
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

/** As it is sent: one line, nothing invisible, an ordinary sign. */
export function tidy(text: string): string {
  const line = text.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim()
  const [first = ''] = line
  const sign = WIDE_SIGNS.get(first)
  return sign ? sign + line.slice(first.length) : line
}

/** What was typed without the sign before it. */
export const bare = (q: string): string => tidy(q).replace(/^[@#>]\s*/, '')

/** The same words, looked for as another kind. */
export const searchAs = (kind: SearchKind, q: string): string => SEARCH_PREFIXES[kind] + bare(q)

/** As what else the same words could be looked for; an address is nothing else. */
export function otherKinds(q: string, asked: readonly SearchKind[]): SearchKind[] {
  const words = bare(q)
  if (hostAsked(q) !== null || /[/:]/.test(words)) return []
  const isPossible = { accounts: PERSON.test(words), tags: TAG.test(words), posts: true }
  return SEARCH_KINDS.filter((kind) => isPossible[kind] && !asked.includes(kind))
}

/** Whoever is not known here is asked for at this server, which takes its time. */
export function hostAsked(q: string): string | null {
  if (ADDRESS_ON_THE_WEB.test(q)) return URL.parse(q)?.host || null
  const [, host] = /^(?:[@!]|acct:)?[\w.-]+@([\w.:-]+)$/i.exec(q) ?? []
  return host ?? null
}

/** The path behind an address that is one of our own pages; null for any other. */
export function ownPageAt(address: string, origins: readonly string[]): string | null {
  const link = { href: address, text: '', className: '', rel: '' }
  const place = destinationOf(link, { mentions: [], tags: [], posts: [], guest: false, origins })
  return place?.kind === 'inside' ? place.path : null
}

/** Fewer say too little to suggest anything. */
const FEWEST_CHARACTERS = 2

/** The words to suggest people and tags for while one types; null where none could fit. */
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
 * The server finds any part of an address and puts the last changed first: who is called exactly so, and whose
 * address begins so, would drown among the others (contract 1.2.2).
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

/** So many searches are remembered. */
const REMEMBERED = 8

/** The newest first, each once. */
export const withRecent = (recent: readonly string[], q: string): string[] =>
  [q, ...recent.filter((one) => one !== q)].slice(0, REMEMBERED)
