/** Posts and notifications that a test lets arrive in its world, and posts that it removes. */
import { array, type InferOutput, number, object, optional, picklist, record, string, unknown } from 'valibot'
import { findAccount } from './world/accounts.ts'
import { notify } from './world/notifications.ts'
import { addPost, deletePost } from './world/posts.ts'
import type { AccountRecord, PostRecord } from './world/records.ts'
import { repost } from './world/reposts.ts'
import type { World } from './world/world.ts'

/** Values that replace those of the answer. `__absent__` leaves a key out (presenters/override.ts). */
const overrides = optional(record(string(), unknown()))

/** A post, with its HTML as the author's server wrote it. With `reposts` it is a repost. */
export const PostArrival = object({
  author: string(),
  content: optional(string(), ''),
  /** Words of the post to repost. */
  reposts: optional(string()),
  visibility: optional(picklist(['public', 'private', 'direct']), 'public'),
  /** The people whom the post addresses. */
  mentions: optional(array(string()), []),
  /** The age in seconds. A post from elsewhere takes its place among older ones. */
  age: optional(number(), 0),
  overrides,
})

/** A notification of any type, also of one that does not exist. */
export const NotificationArrival = object({
  recipient: optional(string(), 'alice'),
  sender: string(),
  type: string(),
  subtype: optional(string()),
  /** Words of the post that it is about. Without them it has no post. */
  about: optional(string()),
  reaction: optional(string()),
  payment_amount: optional(number()),
  warning: optional(string()),
  overrides,
})

/** An error for a command that this world cannot carry out. */
export class ImpossibleCommand extends Error {}

export function deliverPost(world: World, arrival: InferOutput<typeof PostArrival>): void {
  const { content, reposts, visibility, mentions, age } = arrival
  const author = personCalled(world, arrival.author)
  const created_at = world.clock() - age * 1000
  const post =
    reposts === undefined
      ? addPost(world, {
          author,
          content,
          visibility,
          mentions: mentions.map((acct) => personCalled(world, acct)),
          created_at,
        })
      : repost(world, author, postWith(world, reposts), { created_at })
  if (arrival.overrides) world.postOverrides.set(post.id, arrival.overrides)
}

/** Deletes every post that contains these words, with its replies. */
export function removePosts(world: World, words: string): void {
  postWith(world, words)
  for (const post of postsWith(world, words)) deletePost(world, post)
}

export function deliverNotification(world: World, arrival: InferOutput<typeof NotificationArrival>): void {
  const { type, subtype, about, reaction, payment_amount, warning } = arrival
  const notification = notify(world, {
    recipient: personCalled(world, arrival.recipient),
    sender: personCalled(world, arrival.sender),
    type,
    ...(subtype !== undefined && { subtype }),
    ...(about !== undefined && { post_id: postWith(world, about).id }),
    ...(reaction !== undefined && { reaction: { content: reaction, emoji: null } }),
    ...(payment_amount !== undefined && { payment_amount }),
    ...(warning !== undefined && { warning }),
  })
  if (!notification) throw new ImpossibleCommand(`${arrival.recipient} gets no such notification`)
  if (arrival.overrides) world.notificationOverrides.set(notification.id, arrival.overrides)
}

function personCalled(world: World, acct: string): AccountRecord {
  const account = findAccount(world, acct)
  if (!account) throw new ImpossibleCommand(`nobody is called ${acct}`)
  return account
}

function postWith(world: World, words: string): PostRecord {
  const [post] = postsWith(world, words)
  if (!post) throw new ImpossibleCommand(`no post says ${words}`)
  return post
}

const postsWith = (world: World, words: string): PostRecord[] =>
  [...world.posts.before()].filter((post) => post.repost_of_id === null && post.content.includes(words))
