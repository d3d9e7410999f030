/**
 * Several posts in one draft: a thread, whose posts follow each other as replies
 * (docs/spec/writing.md#several-posts-as-a-thread). The draft is one text, so that all of it is kept with
 * every letter; a sign that no key writes stands between its posts.
 */
import type { Post, Visibility } from '#contract/entities/post.ts'
import { remainingCharacters } from './composer.ts'
import { emptyDraft, tryAt } from './draft.ts'
import { newEntry, type OutboxEntry } from './outbox.ts'

/** The paragraph separator of Unicode: whatever does not know of threads reads it as white space. */
const SEPARATOR = '\u2029'

/** Returns the texts of the posts, as they are written. There is at least one. */
export const partsOf = (text: string): readonly string[] => text.split(SEPARATOR)

/** Returns the parts as one text. */
export const joined = (parts: readonly string[]): string =>
  parts.map((part) => part.replaceAll(SEPARATOR, '\n')).join(SEPARATOR)

/** Returns the text of the post that is sent first. */
export const firstPart = (text: string): string => partsOf(text)[0] ?? ''

/** Returns the text with another one in the place of a part. */
export const withPart = (text: string, index: number, part: string): string =>
  joined(partsOf(text).with(index, part))

/** Returns the text without a part. */
export const withoutPart = (text: string, index: number): string => joined(partsOf(text).toSpliced(index, 1))

/** Returns what is left once the first post is out: nothing behind it, or the text of the others. */
export function laterParts(text: string): string | null {
  const later = partsOf(text)
    .slice(1)
    .filter((part) => part.trim() !== '')
  return later.length === 0 ? null : joined(later)
}

/**
 * Returns whether posts for this audience can follow each other: every reply may have the audience of what it
 * answers (docs/spec/writing.md#audiences-a-post-may-have).
 */
export const mayBeThread = (visibility: Visibility): boolean =>
  visibility === 'public' || visibility === 'private'

export type ThreadProblem = 'audience' | 'too-long'

/** Returns what keeps the posts behind the first one from being sent. */
export function threadProblem(text: string, visibility: Visibility, maximum: number): ThreadProblem | null {
  const later = partsOf(laterParts(text) ?? '')
  if (laterParts(text) !== null && !mayBeThread(visibility)) return 'audience'
  return later.some((part) => remainingCharacters(part, maximum) < 0) ? 'too-long' : null
}

/**
 * Returns the entry that follows one whose post is out; null where it was the last one. Its key comes of that
 * one's key, so that it is the same in every tab.
 */
export function nextEntry(
  entry: OutboxEntry,
  post: Pick<Post, 'id'>,
  now: number,
  keyAfter: (key: string, text: string) => string,
): OutboxEntry | null {
  const { draft, visibility, accountId } = entry
  const text = laterParts(draft.text)
  if (text === null) return null
  const { language, tried } = draft
  const next = { ...emptyDraft(text, keyAfter(draft.idempotencyKey, text)), visibility, language }
  // Where an earlier try may have made this post, it may have gone on to the next one.
  const known = tried ? tryAt(next, visibility, tried.at) : next
  const context = { kind: 'reply', postId: post.id } as const
  return newEntry({ context, draft: known, visibility, accountId }, now, 0)
}
