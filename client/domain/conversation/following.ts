/**
 * Decides what is known of followed conversations (docs/spec/conversations.md#follow-a-conversation,
 * docs/spec/conversations.md#list-of-followed-conversations).
 */
import type { Post } from '#contract/entities/post.ts'
import type { Preference } from '../preference.ts'
import { isUuid } from '../profile/ids.ts'

/** So many conversations are listed. */
const MOST = 50

/** `null` where the server does not say: it is older than 4.16, or the post was just published. */
type Tracking = Pick<Post, 'conversation' | 'conversation_tracking'>

/** Returns what the viewer has chosen for the conversation of a post: `follow` or `normal`. */
export const trackingOf = ({ conversation, conversation_tracking: former }: Tracking): string | null =>
  conversation?.tracking ?? former

export const isFollowed = (post: Tracking): boolean => trackingOf(post) === 'follow'

/**
 * Returns the post as it is once its conversation is followed or left; the same object if it is so already.
 */
export function withFollowing(post: Post, follows: boolean): Post {
  const tracking = follows ? 'follow' : 'normal'
  if (trackingOf(post) === tracking) return post
  return {
    ...post,
    conversation: post.conversation && { ...post.conversation, tracking },
    conversation_tracking: tracking,
  }
}

/** Returns the id of the first post of the conversation, or of the post where servers do not say it. */
export const beginningOf = ({ id, conversation }: Pick<Post, 'id' | 'conversation'>): string =>
  conversation?.root_id ?? id

/** Reads the list as the preferences have it: ids with spaces between them. */
export const followedIn = (stored: string): string[] => stored.split(' ').filter(Boolean)

/** The list as it is read: what is no id would fail the call that asks for all of them. */
export const FOLLOWED_CONVERSATIONS: Preference<string> = {
  otherwise: '',
  read: (stored) => (typeof stored === 'string' ? followedIn(stored).filter(isUuid).join(' ') : undefined),
  isWhole: (stored) => typeof stored === 'string' && followedIn(stored).every(isUuid),
}

/** Returns the list with a conversation, on top, or without it. What cannot be read of it stays. */
export function withFollowed(stored: string, ids: readonly string[], follows: boolean): string {
  const others = followedIn(stored).filter((id) => !ids.includes(id))
  const most = others.length > MOST ? others.length + 1 : MOST
  return [...(follows ? ids.slice(0, 1) : []), ...others].slice(0, most).join(' ')
}
