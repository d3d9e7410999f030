/**
 * Adds, edits and deletes posts (docs/server/writing.md#create, docs/server/markup.md#html-of-posts,
 * docs/server/writing.md#delete). `policies/` decides which posts are accepted.
 */
import { replaceEmojiNames } from '../markdown/emoji-names.ts'
import { emojisIn, knownEmojis } from './media.ts'
import type { RenderedPost } from './post-html.ts'
import { renderText, sourceOf, type Text } from './post-text.ts'
import { type FixedFields, notifyMentioned, recipientsOf } from './recipients.ts'
import type { AccountRecord, AttachmentRecord, PostRecord, Visibility } from './records.ts'
import type { World } from './world.ts'

export interface NewPost extends Text {
  author: AccountRecord
  language?: string | null
  visibility?: Visibility
  sensitive?: boolean
  pinned?: boolean
  in_reply_to?: PostRecord
  attachments?: AttachmentRecord[]
  poll?: {
    options: string[]
    multiple?: boolean
    expires_at: number | null
    remote_votes?: number[]
    remote_voters?: number | null
  }
  group?: AccountRecord
  created_at?: number
  edited_at?: number
  ipfs_cid?: string
  /** Only for remote posts whose address is not made of host and id. */
  uri?: string
  url?: string
}

export function addPost(world: World, post: NewPost): PostRecord {
  const { author } = post
  const created_at = post.created_at ?? world.clock()
  const id = world.newId(created_at)
  const written = renderText(world, post, author.host)
  const home = author.host === null ? world.baseUrl : `https://${author.host}`
  const uri = post.uri ?? `${home}/objects/${id}`
  const place: FixedFields = {
    author_id: author.id,
    in_reply_to_id: post.in_reply_to?.id ?? null,
    group_id: post.in_reply_to?.group_id ?? post.group?.id ?? null,
    visibility: post.visibility ?? 'public',
  }
  const record: PostRecord = {
    ...place,
    id,
    created_at,
    edited_at: post.edited_at ?? null,
    content: written.content,
    source: author.host === null ? sourceOf(post, written) : null,
    title: post.title ?? null,
    language: post.language ?? null,
    sensitive: post.sensitive ?? false,
    pinned: post.pinned ?? false,
    repost_of_id: null,
    root_id: post.in_reply_to?.root_id ?? id,
    mention_ids: recipientsOf(world, place, written.mention_ids),
    tags: written.tags,
    link_ids: written.link_ids,
    emojis: emojisOf(world, written, post.poll?.options ?? [], author.host),
    attachment_ids: [],
    uri,
    url: post.url ?? uri,
    ipfs_cid: post.ipfs_cid ?? null,
  }
  world.posts.add(record)
  attach(world, record, post.attachments ?? [])
  if (post.poll) addPoll(world, record.id, post.poll, author.host)
  notifyMentioned(world, record, { created_at })
  return record
}

/** Attaches files to a post. A file belongs to the post that named it last. */
function attach(world: World, post: PostRecord, attachments: AttachmentRecord[]): void {
  for (const { id, post_id } of attachments) {
    const earlier = post_id === null ? undefined : world.posts.get(post_id)
    if (earlier) earlier.attachment_ids = earlier.attachment_ids.filter((other) => other !== id)
  }
  for (const attachment of attachments) attachment.post_id = post.id
  post.attachment_ids = attachments.map(({ id }) => id)
}

function addPoll(
  world: World,
  post_id: string,
  poll: NonNullable<NewPost['poll']>,
  host: string | null,
): void {
  world.polls.set(post_id, {
    post_id,
    options: host === null ? poll.options.map(replaceEmojiNames) : poll.options,
    multiple: poll.multiple ?? false,
    expires_at: poll.expires_at,
    votes: new Map(),
    remote_votes: poll.remote_votes ?? poll.options.map(() => 0),
    remote_voters: poll.remote_voters === undefined ? 0 : poll.remote_voters,
  })
}

/** Returns the emoji of a post. Those of a poll belong to them. */
const emojisOf = (world: World, { emojis }: RenderedPost, options: string[], host: string | null) =>
  knownEmojis(world, [...emojis, ...emojisIn(world, options.join(' '), host)])

export interface Edit extends Text {
  language: string | null
  sensitive: boolean
  attachments: AttachmentRecord[]
}

/**
 * Replaces all fields that an edit can change. Attachments that are left out are deleted
 * (docs/server/writing.md#edit).
 */
export function editPost(world: World, post: PostRecord, edit: Edit): void {
  const written = renderText(world, edit)
  const options = world.polls.get(post.id)?.options ?? []
  post.content = written.content
  post.source = sourceOf(edit, written)
  post.title = edit.title ?? null
  post.language = edit.language
  post.sensitive = edit.sensitive
  const known = post.mention_ids
  post.mention_ids = recipientsOf(world, post, written.mention_ids)
  post.tags = written.tags
  post.link_ids = written.link_ids
  post.emojis = emojisOf(world, written, options, null)
  post.edited_at = world.clock()
  notifyMentioned(world, post, { known, created_at: post.edited_at })
  const kept = edit.attachments.map((attachment) => attachment.id)
  for (const id of post.attachment_ids) if (!kept.includes(id)) world.attachments.delete(id)
  attach(world, post, edit.attachments)
}

/** Deletes a post with all replies below it, their reposts, likes, reactions and notifications. */
export function deletePost(world: World, post: PostRecord): void {
  for (const reply of [...world.posts.repliesTo(post.id)]) deletePost(world, reply)
  for (const wrapper of [...world.posts.repostsOf(post.id)]) world.posts.remove(wrapper)
  for (const id of post.attachment_ids) world.attachments.delete(id)
  world.polls.delete(post.id)
  world.reactions.delete(post.id)
  world.likes.forget(post.id)
  world.bookmarks.forget(post.id)
  world.trackedConversations.forget(post.id)
  world.replyFetches.delete(post.id)
  world.postOverrides.delete(post.id)
  world.notifications = world.notifications.filter((notification) => notification.post_id !== post.id)
  world.posts.remove(post)
}
