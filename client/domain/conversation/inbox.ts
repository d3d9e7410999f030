/**
 * Decides how the conversations of direct posts are listed: in which order, with whom, and which are unread
 * (docs/spec/conversations.md#order-of-the-conversations, docs/spec/conversations.md#unread-conversations).
 */
import type { Account } from '#contract/entities/account.ts'
import type { Conversation } from '#contract/entities/conversation.ts'
import { isNewer, newestFirst } from '../new-posts.ts'

/** So many conversations are loaded and sorted at a time. */
export const SORTED_AT_ONCE = 200

/** So many posts are remembered as seen. */
const MOST_SEEN = 500

/** Returns the conversations with the latest last post first: the server sorts them by their beginning. */
export const latestFirst = (conversations: readonly Conversation[]): Conversation[] =>
  conversations.toSorted((one, other) => (isNewer(one.last_status.id, other.last_status.id) ? -1 : 1))

/** Returns everybody but the viewer, in an order that stays: the server has none. */
export const othersIn = ({ accounts }: Conversation, viewerId: string): Account[] =>
  accounts
    .filter(({ id }) => id !== viewerId)
    .toSorted((one, other) => (one.acct < other.acct ? -1 : Number(one.acct > other.acct)))

/** The posts that the viewer has read, as far as they are known. */
export interface Read {
  /** The ids of the direct posts that were on the screen of this device. */
  seen: ReadonlySet<string>
  /** The newest post that was read at Home, on any device; null where nobody knows. */
  upTo: string | null
}

/**
 * Returns whether the last post of a conversation waits to be read. The server calls every conversation read.
 */
export function isUnread(
  { last_status: last }: Pick<Conversation, 'last_status'>,
  viewerId: string,
  { seen, upTo }: Read,
): boolean {
  if (last.account.id === viewerId || last.hidden || seen.has(last.id)) return false
  return upTo === null || isNewer(last.id, upTo)
}

/** Returns the ids of the posts that were seen, with some more; the newest are kept. */
export const withSeen = (seen: readonly string[], more: readonly string[]): string[] =>
  newestFirst([...new Set([...seen, ...more])]).slice(0, MOST_SEEN)
