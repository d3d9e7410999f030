/** What a test lets happen in its world from elsewhere: posts arrive and go, people are told of things. */
import { array, type InferOutput, number, object, optional, picklist, record, string, unknown } from 'valibot'
import { findAccount } from './world/accounts.ts'
import { notify } from './world/notifications.ts'
import { addPost, deletePost, repost } from './world/posts.ts'
import type { AccountRecord, PostRecord } from './world/records.ts'
import type { World } from './world/world.ts'

/** Answers are laid over with these; `__absent__` leaves a key out (presenters/override.ts). */
const overrides = optional(record(string(), unknown()))

/** A post with its HTML as the author's server wrote it, or with `reposts` somebody passing on a post. */
export const Delivery = object({
  author: string(),
  content: optional(string(), ''),
  /** Words of the post that is passed on. */
  reposts: optional(string()),
  visibility: optional(picklist(['public', 'private', 'direct']), 'public'),
  /** Whom it addresses. */
  mentions: optional(array(string()), []),
  /** Seconds before now: posts from elsewhere take their place among older ones. */
  age: optional(number(), 0),
  overrides,
})

/** Somebody is told of something, of whatever type. */
export const Telling = object({
  recipient: optional(string(), 'alice'),
  sender: string(),
  type: string(),
  subtype: optional(string()),
  /** Words of the post it is about; none is sent where they are missing. */
  about: optional(string()),
  reaction: optional(string()),
  payment_amount: optional(number()),
  warning: optional(string()),
  overrides,
})

/** Thrown for what cannot happen in this world. */
export class Impossible extends Error {}

export function deliver(world: World, delivery: InferOutput<typeof Delivery>): void {
  const { content, reposts, visibility, mentions, age } = delivery
  const author = personCalled(world, delivery.author)
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
  if (delivery.overrides) world.postOverrides.set(post.id, delivery.overrides)
}

/** Every post with these words goes, with all that hangs on it. */
export function withdraw(world: World, words: string): void {
  postWith(world, words)
  for (const post of postsWith(world, words)) deletePost(world, post)
}

export function tell(world: World, telling: InferOutput<typeof Telling>): void {
  const { type, subtype, about, reaction, payment_amount, warning } = telling
  const told = notify(world, {
    recipient: personCalled(world, telling.recipient),
    sender: personCalled(world, telling.sender),
    type,
    ...(subtype !== undefined && { subtype }),
    ...(about !== undefined && { post_id: postWith(world, about).id }),
    ...(reaction !== undefined && { reaction: { content: reaction, emoji: null } }),
    ...(payment_amount !== undefined && { payment_amount }),
    ...(warning !== undefined && { warning }),
  })
  if (!told) throw new Impossible(`${telling.recipient} is not told of that here`)
  if (telling.overrides) world.notificationOverrides.set(told.id, telling.overrides)
}

function personCalled(world: World, acct: string): AccountRecord {
  const account = findAccount(world, acct)
  if (!account) throw new Impossible(`nobody is called ${acct}`)
  return account
}

function postWith(world: World, words: string): PostRecord {
  const [post] = postsWith(world, words)
  if (!post) throw new Impossible(`no post says ${words}`)
  return post
}

const postsWith = (world: World, words: string): PostRecord[] =>
  [...world.posts.before()].filter((post) => post.repost_of_id === null && post.content.includes(words))
