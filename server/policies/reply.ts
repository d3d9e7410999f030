/** How visible a post is, and how visible a reply may be (contract 3.1). */
import { invalid } from '../refusal.ts'
import type { PostRecord, Visibility } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { isAtLeast } from './version.ts'

/** Words on the wire; `followers` is none. */
const WORDS: Record<string, Visibility> = {
  public: 'public',
  unlisted: 'public',
  private: 'private',
  subscribers: 'subscribers',
  conversation: 'conversation',
  direct: 'direct',
}

export function readVisibility(word: string): Visibility {
  const visibility = WORDS[word]
  if (!visibility) throw invalid('invalid visibility parameter')
  return visibility
}

/** A reply is never wider than what it answers: the default is public below public, else direct. */
export function defaultVisibility(parent: PostRecord | undefined): Visibility {
  return parent === undefined || parent.visibility === 'public' ? 'public' : 'direct'
}

const BELOW: Record<Visibility, readonly Visibility[]> = {
  public: ['public', 'private', 'direct'],
  private: ['conversation', 'direct'],
  subscribers: ['conversation', 'direct'],
  conversation: ['conversation', 'direct'],
  direct: ['direct'],
}

export function checkReplyVisibility(
  world: World,
  visibility: Visibility,
  parent: PostRecord,
  authorId: string,
): void {
  // Earlier servers let a public post be answered for subscribers.
  if (parent.visibility === 'public' && visibility === 'subscribers' && !isAtLeast(world, '4.13')) return
  const isOwnPrivate = parent.visibility === 'private' && parent.author_id === authorId
  const allowed = isOwnPrivate ? [...BELOW.private, 'private'] : BELOW[parent.visibility]
  if (!allowed.includes(visibility)) throw invalid('reply must have narrower visibility')
}

/** Below a post that is not public, nobody new is let in. */
export function checkRecipients(
  visibility: Visibility,
  parent: PostRecord,
  authorId: string,
  mentionIds: string[],
): void {
  if (parent.visibility === 'public' || visibility === 'public') return
  const audience = new Set([parent.author_id, authorId, ...parent.mention_ids])
  if (mentionIds.some((id) => !audience.has(id))) throw invalid("can't add more recipients")
}
