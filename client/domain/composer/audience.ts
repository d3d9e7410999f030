/**
 * Tells who will see what is being written, and what its author may not expect
 * (docs/spec/writing.md#who-will-see-this-post, docs/server/posts.md#audiences).
 */
import type { Post, Visibility } from '#contract/entities/post.ts'
import { handle } from '../profile/handle.ts'

interface Person {
  username: string
  acct: string
}

export interface Audience {
  visibility: Visibility
  /** The post being answered. */
  parent: {
    visibility: Post['visibility']
    account: Person
    mentions: readonly Person[]
  } | null
  viewer: Person
  instanceUri: string
}

/**
 * `wider`: than the post being answered. `unseen`: these will not be let in. `nobody`: there is nobody to
 * read it.
 */
export type AudienceWarning = { kind: 'wider' } | { kind: 'unseen'; handles: string[] } | { kind: 'nobody' }

/**
 * Every audience, the widest first; those of one rank hold different people, and none holds all of the other.
 */
const WIDTH: Readonly<Record<Visibility, number>> = {
  public: 3,
  private: 2,
  subscribers: 1,
  conversation: 1,
  direct: 0,
}

/** An audience that we do not know counts as the narrowest. */
const widthOf = (visibility: Post['visibility']) =>
  Object.entries(WIDTH).find(([known]) => known === visibility)?.[1] ?? 0

const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g
const HANDLE = /(?<![\p{L}\p{N}_@/.])@[\w-]+(?:\.[\w-]+)*(?:@[\w-]+(?:\.[\w-]+)+)?/gu

/** The handles in a text, each once, as they are typed. In code they are no mentions. */
export const handlesIn = (text: string): string[] => [
  ...new Set([...text.replace(CODE, ' ').matchAll(HANDLE)].map(([typed]) => typed)),
]

/**
 * Returns the people whom a direct post reaches: those who are mentioned, and the author of the post it
 * answers.
 */
export function recipients({ parent, viewer, instanceUri }: Audience, text: string): string[] {
  const own = handle(viewer, instanceUri)
  const whole = completed(instanceUri)
  const mentioned = handlesIn(text)
  const answered = parent ? [handle(parent.account, instanceUri)] : []
  const unnamed = answered.filter((one) => !mentioned.some((typed) => whole(typed) === one))
  return [...unnamed, ...mentioned].filter((one) => whole(one) !== own)
}

export function audienceWarning(audience: Audience, text: string): AudienceWarning | null {
  const { visibility, parent } = audience
  if (parent && widthOf(visibility) > widthOf(parent.visibility)) return { kind: 'wider' }
  const handles = parent && parent.visibility !== 'public' ? strangers(audience, parent, text) : []
  if (handles.length > 0) return { kind: 'unseen', handles }
  if (visibility === 'direct' && recipients(audience, text).length === 0) return { kind: 'nobody' }
  return null
}

/** Below a post that is not public, nobody new is let in. */
function strangers(
  { viewer, instanceUri }: Audience,
  parent: NonNullable<Audience['parent']>,
  text: string,
): string[] {
  const whole = completed(instanceUri)
  const known = [viewer, parent.account, ...parent.mentions].map((person) => handle(person, instanceUri))
  return handlesIn(text).filter((typed) => !known.includes(whole(typed)))
}

/** `@name` is somebody of this instance. */
const completed = (instanceUri: string) => (typed: string) =>
  typed.includes('@', 1) ? typed : `${typed}@${instanceUri}`
