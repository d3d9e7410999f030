/**
 * Checks the visibility and the recipients of posts and replies (docs/server/posts.md#audience-of-a-reply).
 */
import { invalid } from '../refusal.ts'
import type { PostRecord, Visibility } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { isAtLeast } from './version.ts'

/** The visibilities by their name in the API. `followers` is no such name. */
const WORDS: ReadonlyMap<string, Visibility> = new Map(
  Object.entries({
    public: 'public',
    unlisted: 'public',
    private: 'private',
    subscribers: 'subscribers',
    conversation: 'conversation',
    direct: 'direct',
  }),
)

export function readVisibility(word: string): Visibility {
  const visibility = WORDS.get(word)
  if (!visibility) throw invalid('invalid visibility parameter')
  return visibility
}

/**
 * Returns the visibility of a post that names none: direct for a reply to a post that is not public, else
 * public.
 */
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
  // Earlier servers accept a reply for subscribers to a public post.
  if (parent.visibility === 'public' && visibility === 'subscribers' && !isAtLeast(world, '4.13')) return
  const isOwnPrivate = parent.visibility === 'private' && parent.author_id === authorId
  const allowed = isOwnPrivate ? [...BELOW.private, 'private'] : BELOW[parent.visibility]
  if (!allowed.includes(visibility)) throw invalid('reply must have narrower visibility')
}

/**
 * Refuses a direct post to nobody, and a reply to a post that is not public with people whom that post does
 * not address.
 */
export function checkMentions(
  visibility: Visibility,
  parent: PostRecord | undefined,
  authorId: string,
  mentionIds: string[],
): void {
  const isToParent = parent !== undefined && parent.author_id !== authorId
  if (visibility === 'direct' && mentionIds.length === 0 && !isToParent) {
    throw invalid('direct message should have at least one mention')
  }
  if (parent === undefined || parent.visibility === 'public' || visibility === 'public') return
  const audience = new Set([parent.author_id, authorId, ...parent.mention_ids])
  if (mentionIds.some((id) => !audience.has(id))) throw invalid("can't add more recipients")
}
