/**
 * Writes a post or a repost as the API shows it, with every key of the real server
 * (docs/server/posts.md#status).
 */
import type { Post } from '#contract/entities/post.ts'
import { isAtLeast, withoutLaterKeys } from '../policies/version.ts'
import { conversationId } from '../world/conversations.ts'
import { canModerate, groupOf } from '../world/groups.ts'
import type { AccountRecord, PostRecord } from '../world/records.ts'
import { isMuted } from '../world/visibility.ts'
import type { World } from '../world/world.ts'
import { presentAccount } from './account.ts'
import { presentAttachment } from './attachment.ts'
import { presentEmojis } from './emoji.ts'
import { override } from './override.ts'
import { presentPoll } from './poll.ts'
import { presentReactions } from './reaction.ts'
import { presentTag } from './tag.ts'
import { asGuest, date, optionalDate, type View } from './view.ts'

interface Place {
  /** Whether the post is inside another one. It then has no quotes and does not name its parent's author. */
  isNested?: boolean
  /**
   * Whether the viewer sees the parent. Only threads say false
   * (docs/server/threads.md#parents-that-are-left-out).
   */
  parentVisible?: boolean
  /**
   * Whether the post was just deleted. It then has no conversation to follow, no quotes, and does not name
   * its parent's author.
   */
  isDeleted?: boolean
  /** Whether the post stands in a repost. What it links has no flags of the viewer's. */
  isReposted?: boolean
  /** The posts that it links, where they were written before; otherwise they are read, by age. */
  links?: Record<string, unknown>[]
}

/** All keys of the contract, and more. */
type WirePost = Record<keyof Post, unknown> & Record<string, unknown>

/** The keys that earlier servers do not send, with the first version that does. */
const LATER = { title: '5.6', group: '5.7', conversation: '5.8', conversation_tracking: '4.16' }

export function presentPost(post: PostRecord, view: View, place: Place = {}): Record<string, unknown> {
  const presented = withoutLaterKeys(view.world, presentProperly(post, view, place), LATER)
  const changes = view.world.postOverrides.get(post.id)
  return changes ? override(presented, changes) : presented
}

function presentProperly(post: PostRecord, view: View, place: Place): WirePost {
  const { world, viewer } = view
  const { isNested = false, parentVisible = true, isDeleted = false } = place
  const author = accountOf(world, post.author_id)
  const parent = isNested || isDeleted ? undefined : world.posts.get(post.in_reply_to_id ?? '')
  const parentAuthor = parent && accountOf(world, parent.author_id)
  const linked = isNested || isDeleted ? [] : post.link_ids.toSorted()
  const links = place.links ?? presentLinks(linked, place.isReposted ? asGuest(view) : view)
  const quote = links[0] ?? null
  const quoted = quote && world.posts.get(String(quote.id))
  const original = post.repost_of_id === null ? undefined : world.posts.get(post.repost_of_id)
  const poll = world.polls.get(post.id)
  const watcher = isDeleted ? null : viewer
  const tracking = watcher && (world.trackedConversations.has(watcher.id, post.root_id) ? 'follow' : 'normal')
  const group = groupOf(world, post)
  return {
    id: post.id,
    uri: post.uri,
    url: post.url,
    created_at: date(post.created_at),
    edited_at: optionalDate(post.edited_at),
    account: presentAccount(author, view),
    content: post.content,
    title: post.title,
    language: post.language,
    in_reply_to_id: post.in_reply_to_id,
    in_reply_to_account_id: parentAuthor?.id ?? null,
    reblog: original ? presentPost(original, view, { isReposted: true }) : null,
    visibility: post.visibility,
    sensitive: post.sensitive,
    spoiler_text: '',
    pinned: post.pinned,
    replies_count: world.posts.repliesTo(post.id).size,
    favourites_count: world.likes.to(post.id).size,
    reblogs_count: world.posts.repostsOf(post.id).size,
    poll: poll ? presentPoll(poll, view) : null,
    media_attachments: attachmentsOf(world, post).map((attachment) => presentAttachment(attachment, view)),
    quote: quote && { state: 'accepted', quoted_status: quote },
    mentions: post.mention_ids.flatMap((id) => presentMention(world, id)),
    tags: post.tags.map((name) => presentTag(name, world)),
    emojis: presentEmojis(post.emojis, view),
    favourited: viewer !== null && world.likes.has(viewer.id, post.id),
    reblogged: viewer !== null && hasReposted(world, viewer.id, post.id),
    bookmarked: viewer !== null && world.bookmarks.has(viewer.id, post.id),
    pleroma: {
      emoji_reactions: presentReactions(world.reactions.get(post.id) ?? [], view),
      in_reply_to_account_acct: parentAuthor?.acct ?? null,
      parent_visible: parentVisible || !isAtLeast(world, '4.12'),
      quote,
      quote_visible: !quoted || !isMuted(world, viewer, quoted.author_id),
    },
    hidden: isMuted(world, viewer, post.author_id),
    ipfs_cid: post.ipfs_cid,
    links,
    group: group ? presentAccount(group, view) : null,
    conversation: original
      ? null
      : {
          id: conversationId(post.root_id),
          root_id: post.root_id,
          ...(isAtLeast(world, '5.9') && {
            tracking,
            can_moderate: watcher && canModerate(world, watcher, post),
          }),
        },
    conversation_tracking: tracking,
  }
}

/** Writes the posts that another one links, in the order of their ids. */
export const presentLinks = (ids: readonly string[], view: View): Record<string, unknown>[] =>
  ids.flatMap((id) => {
    const link = view.world.posts.get(id)
    return link ? [presentPost(link, view, { isNested: true })] : []
  })

/**
 * Returns an account that must exist. Every post has an author, because people are deleted with their posts.
 */
export function accountOf(world: World, id: string): AccountRecord {
  const account = world.accounts.get(id)
  if (!account) throw new Error(`No account ${id}`)
  return account
}

/**
 * Returns the attachments of a post in the order of their upload (docs/server/media.md#order-of-attachments).
 */
function attachmentsOf(world: World, post: PostRecord) {
  const attachments = post.attachment_ids.flatMap((id) => world.attachments.get(id) ?? [])
  return attachments.sort((one, other) => (one.id < other.id ? -1 : 1))
}

const presentMention = (world: World, accountId: string) => {
  const account = world.accounts.get(accountId)
  return account ? [{ id: account.id, username: account.username, acct: account.acct, url: account.url }] : []
}

function hasReposted(world: World, accountId: string, postId: string): boolean {
  for (const wrapper of world.posts.repostsOf(postId)) if (wrapper.author_id === accountId) return true
  return false
}
