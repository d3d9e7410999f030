/**
 * Describes what tabs tell each other: one kind for each change, in the words of the product
 * (docs/spec/lists.md#what-another-tab-changes). The other tab may run another build, so what comes is read
 * as tolerantly as an answer of the server, and a kind that is not known is left alone.
 */
import {
  array,
  boolean,
  type InferOutput,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  safeParse,
  string,
  variant,
} from 'valibot'
import { Account } from '#contract/entities/account.ts'
import { Aliases } from '#contract/entities/aliases.ts'
import { Feed } from '#contract/entities/feed.ts'
import { Poll } from '#contract/entities/poll.ts'
import { Post } from '#contract/entities/post.ts'
import { Relationship } from '#contract/entities/relationship.ts'

const Change = variant('kind', [
  object({
    kind: literal('toggle'),
    toggle: picklist(['like', 'repost', 'bookmark', 'pin']),
    on: boolean(),
    viewerId: optional(string()),
    post: Post,
  }),
  object({ kind: literal('reaction'), post: Post }),
  object({ kind: literal('vote'), postId: string(), poll: Poll }),
  object({ kind: literal('save'), postId: string(), cid: nullable(string()) }),
  /** The post as the server has it now: edited, for instance. */
  object({ kind: literal('post'), post: Post }),
  object({ kind: literal('published'), post: Post }),
  /** It was deleted, here or elsewhere: the server does not know it any more. */
  object({ kind: literal('gone'), postId: string(), parentId: nullable(string()) }),
  object({ kind: literal('person-gone'), accountId: string() }),
  object({
    kind: literal('relationship'),
    act: picklist(['follow', 'shown', 'follower', 'request', 'mute', 'unmute']),
    relationship: Relationship,
  }),
  object({ kind: literal('feed-created'), feed: Feed }),
  object({ kind: literal('feed-renamed'), feed: Feed }),
  object({ kind: literal('feed-gone'), feedId: string() }),
  object({ kind: literal('member-added'), feedId: string(), account: Account }),
  object({ kind: literal('member-removed'), feedId: string(), accountId: string() }),
  /** Notifications were read up to this one. */
  object({ kind: literal('read'), upTo: string() }),
  object({ kind: literal('profile'), account: Account }),
  object({ kind: literal('aliases'), aliases: Aliases }),
  object({ kind: literal('sessions-ended'), ids: array(string()) }),
])

const Message = object({ accountId: string(), at: number(), change: Change })

export type TabChange = InferOutput<typeof Change>
export type TabMessage = InferOutput<typeof Message>

/** Returns a message to this account; null for what is meant for somebody else, or cannot be understood. */
export function readMessage(data: unknown, accountId: string | undefined): TabMessage | null {
  const { success, output } = safeParse(Message, data)
  return success && output.accountId === accountId ? output : null
}
