/** Finds posts and people among those that this device has read (docs/spec/search.md#search-operators). */
import type { PersonEntry, PostEntry } from './entry.ts'
import { type FindQuery, hasOperator } from './query.ts'

/** Everything that can be found, the newest posts first. */
export interface ReadHere {
  posts: readonly PostEntry[]
  people: readonly PersonEntry[]
}

/** Returns what fits everything that was asked for, in the same order. */
export function findHere({ posts, people }: ReadHere, query: FindQuery): ReadHere {
  const isOnlyWords = query.tags.length === 0 && !hasOperator(query)
  return {
    posts: query.kind === 'accounts' ? [] : posts.filter((post) => fits(post, query)),
    people:
      isOnlyWords && query.kind !== 'posts' ? people.filter(({ names }) => has(names, query.words)) : [],
  }
}

const has = (text: string, words: readonly string[]) => words.every((word) => text.includes(word))

/** The cheapest questions come first: there are thousands of posts. */
const fits = (post: PostEntry, { words, from, has: parts, tags, before, after }: FindQuery): boolean =>
  (before === null || post.time < before) &&
  (after === null || post.time >= after) &&
  parts.every((part) => post.parts.has(part)) &&
  tags.every((tag) => post.tags.has(tag)) &&
  has(post.author, from) &&
  has(post.words, words)

/** How many characters of a post a result shows. */
const SHOWN = 160

/** Returns the part of a text that has the first of the words; the beginning where none is found. */
export function excerpt(text: string, words: readonly string[]): string {
  const line = text.toLowerCase()
  const places = words.map((word) => line.indexOf(word)).filter((place) => place >= 0)
  const first = places.length > 0 ? Math.min(...places) : 0
  if (first < SHOWN / 2) return ended(text, 0)
  const start = text.lastIndexOf(' ', Math.max(0, first - SHOWN / 3)) + 1
  return `…${ended(text, start)}`
}

/** Characters outside the basic plane are two halves, which must not part. */
const ended = (text: string, start: number) => {
  const letters = Array.from(text.slice(start, start + 2 * SHOWN))
  return letters.length > SHOWN || start + 2 * SHOWN < text.length
    ? `${letters.slice(0, SHOWN).join('')}…`
    : letters.join('')
}
