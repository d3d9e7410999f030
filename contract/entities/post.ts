import {
  boolean,
  fallback,
  type GenericSchema,
  type InferOutput,
  lazy,
  nullish,
  object,
  string,
} from 'valibot'
import {
  asWritten,
  compact,
  count,
  flag,
  html,
  id,
  listOf,
  optional,
  optionalId,
  optionalText,
  source,
  text,
  wholeListOf,
} from '../tolerant.ts'
import { Account, Mention } from './account.ts'
import { Attachment } from './attachment.ts'
import { CustomEmoji } from './emoji.ts'
import { Poll } from './poll.ts'
import { Reaction } from './reaction.ts'

/**
 * The audience of a post (docs/server/posts.md#audiences). `private` means followers. A value that is not
 * known stays as it is (docs/spec/data.md#data-of-a-post, docs/spec/data.md#source-of-a-post).
 */
export type Visibility = 'public' | 'private' | 'subscribers' | 'conversation' | 'direct'

const fields = {
  id: id(),
  uri: text(),
  url: text(),
  created_at: text(),
  edited_at: optionalText(),
  account: Account,
  content: html(),
  title: optionalText(),
  language: optionalText(),
  in_reply_to_id: optionalId(),
  in_reply_to_account_id: optionalId(),
  visibility: text('public'),
  sensitive: flag(),
  pinned: flag(),
  replies_count: count(),
  favourites_count: count(),
  reblogs_count: count(),
  poll: optional(Poll),
  media_attachments: listOf(Attachment),
  mentions: listOf(Mention),
  tags: listOf(object({ name: text(), url: text() })),
  emojis: listOf(CustomEmoji),
  favourited: flag(),
  reblogged: flag(),
  bookmarked: flag(),
  hidden: flag(),
  ipfs_cid: optionalText(),
  /** The group that its thread was begun in, since 5.7 (docs/server/groups.md#post-to-a-group). */
  group: optional(Account),
  /**
   * The thread, since 5.8; null in wrappers, whose posts have it. `tracking` says since 5.9 whether the
   * viewer follows the conversation: `follow` or `normal`. `can_moderate`, since 5.9 too: whether the viewer
   * runs its group.
   */
  conversation: optional(
    object({ root_id: optionalId(), tracking: optionalText(), can_moderate: optional(boolean()) }),
  ),
  /** The same since 4.16. */
  conversation_tracking: optionalText(),
}

const pleromaFields = {
  emoji_reactions: listOf(Reaction),
  in_reply_to_account_acct: optionalText(),
  parent_visible: flag(true),
  quote_visible: flag(true),
}
const PleromaFields = object(pleromaFields)
const PostFields = object(fields)

/**
 * A post, or the wrapper of a repost (docs/server/posts.md#status). In a wrapper `reblog` is the post,
 * `account` is the person who reposted it, and no call takes the `id` (docs/server/posts.md#ids-of-reposts).
 */
export interface Post extends InferOutput<typeof PostFields> {
  reblog: Post | null
  links: Post[]
  pleroma: InferOutput<typeof PleromaFields> & { quote: Post | null }
}

export const Post: GenericSchema<unknown, Post> = compact({
  ...fields,
  reblog: optional(lazy(() => Post)),
  links: listOf(lazy(() => Post)),
  pleroma: fallback(object({ ...pleromaFields, quote: optional(lazy(() => Post)) }), {
    emoji_reactions: [],
    in_reply_to_account_acct: null,
    parent_visible: true,
    quote_visible: true,
    quote: null,
  }),
})

/**
 * The text as its author typed it (docs/server/writing.md#source). Only `text/markdown` can be edited. It is
 * sent back, so it has no defaults.
 */
export const PostSource = object({
  content_type: string(),
  text: asWritten,
  title: nullish(asWritten, null),
})
export type PostSource = InferOutput<typeof PostSource>

/** The HTML that the server would make of a text (docs/server/writing.md#preview). */
export const PostPreview = object({ content: asWritten, emojis: listOf(CustomEmoji) })
export type PostPreview = InferOutput<typeof PostPreview>

/** The posts of a thread before and after a post, siblings too (docs/server/threads.md#context). */
export const Context = object({ ancestors: wholeListOf(Post), descendants: wholeListOf(Post) })
export type Context = InferOutput<typeof Context>

/** The answer to deleting a post: its markdown, or '' (docs/server/writing.md#delete). */
export const DeletedPost = object({ id: id(), text: source() })
export type DeletedPost = InferOutput<typeof DeletedPost>
