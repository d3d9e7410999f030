/**
 * Decides which posts Home shows above the replies to them
 * (docs/spec/timelines.md#what-a-reply-answers).
 */
import type { Post } from '#contract/entities/post.ts'

type Reply = Pick<Post, 'id' | 'in_reply_to_id'>
type Entry = Reply & { reblog: Reply | null }

/** The post of an entry: the reposted one, or the entry itself. */
const postOf = (entry: Entry): Reply => entry.reblog ?? entry

/** Returns the ids of the posts that the entries of a list answer, each once. */
export const parentIds = (entries: readonly Entry[]): string[] => [
  ...new Set(entries.flatMap((entry) => postOf(entry).in_reply_to_id ?? [])),
]

/** So many rows above a reply its parent has just been read. */
const ROWS_ABOVE = 3

/**
 * Returns the ids of the replies whose parents stand right below them or a few rows above: a second copy
 * would say the same again.
 */
export function besideParents(entries: readonly Entry[]): ReadonlySet<string> {
  const ids = entries.map((entry) => postOf(entry).id)
  const isBeside = (entry: Entry, index: number) => {
    const parent = postOf(entry).in_reply_to_id
    return parent !== null && ids.slice(Math.max(0, index - ROWS_ABOVE), index + 2).includes(parent)
  }
  return new Set(entries.filter(isBeside).map((entry) => postOf(entry).id))
}

/** The most characters that one line can show. */
const ONE_LINE = 160

/** The names at the beginning of a reply, which say only whom it answers. */
const LEADING_NAMES = /^(?:@[^\s@]+(?:@[^\s@]+)?[\s,:]+)+/u

/** Returns the beginning of a text as far as a line can show it, without the names that it begins with. */
export function firstWords(text: string): string {
  const letters = [...text.replace(LEADING_NAMES, '')]
  return letters.length > ONE_LINE ? `${letters.slice(0, ONE_LINE).join('').trimEnd()}…` : letters.join('')
}
