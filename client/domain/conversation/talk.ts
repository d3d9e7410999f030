/**
 * Decides how a conversation of direct posts reads and who hears what is written there
 * (docs/spec/conversations.md#a-conversation-as-a-talk, docs/spec/conversations.md#who-hears-it).
 */
import type { Account } from '#contract/entities/account.ts'
import type { Post } from '#contract/entities/post.ts'
import { isNewer } from '../new-posts.ts'
import { handle } from '../profile/handle.ts'

type Viewer = Pick<Account, 'id' | 'username' | 'acct'>

/** Returns whether a thread is a talk: it began with a direct post. */
export const isTalk = (thread: readonly Post[]): boolean => thread[0]?.visibility === 'direct'

/** Returns the posts of a thread by their age, the oldest first, whatever they answer. */
export const messagesOf = (thread: readonly Post[]): Post[] =>
  thread.toSorted((one, other) => (isNewer(one.id, other.id) ? 1 : -1))

/** Returns the handles of all who hear a post or its answers, but for the viewer. */
export function hearersOf(
  { account, mentions }: Pick<Post, 'account' | 'mentions'>,
  viewer: Viewer,
  instanceUri: string,
): string[] {
  const own = handle(viewer, instanceUri)
  const handles = [account, ...mentions].map((person) => handle(person, instanceUri))
  return [...new Set(handles)].filter((each) => each !== own).toSorted()
}

/** Returns whether two posts are heard by the same people. */
export const isSameCircle = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index])

/** Returns the other people of a talk whose accounts are known: who has written in it. */
export function writersIn(messages: readonly Post[], viewerId: string): Account[] {
  const writers = new Map(messages.map(({ account }) => [account.id, account]))
  writers.delete(viewerId)
  return [...writers.values()]
}

/**
 * Returns the post that the next words answer: the newest one, or that with a draft, which goes on.
 * `hasDraft` tells of the id of a post.
 */
export const answeredIn = (messages: readonly Post[], hasDraft: (id: string) => boolean): Post | undefined =>
  messages.findLast(({ id }) => hasDraft(id)) ?? messages.at(-1)

/** Returns whether a message goes on what the same person said right before. */
export const goesOnSpeaking = (message: Post, former: Post | undefined): boolean =>
  former?.account.id === message.account.id
