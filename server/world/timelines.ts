/**
 * Computes timelines from posts, follows, mutes and visibility, each time somebody asks
 * (docs/server/timelines.md#kinds-of-timelines, docs/server/relationships.md#mute).
 */

import type { AccountRecord, FollowRecord, ListRecord, PostRecord } from './records.ts'
import { isSubscribed } from './subscriptions.ts'
import { canSee, isMuted } from './visibility.ts'
import type { World } from './world.ts'

type Viewer = AccountRecord | null
type Cursor = string | null

/**
 * Yields the rows older than the cursor that belong to the timeline and that the viewer sees, without posts
 * of muted people and reposts of them.
 */
function* rows(
  world: World,
  viewer: Viewer,
  before: Cursor,
  belongs: (post: PostRecord) => boolean,
): Generator<PostRecord> {
  for (const post of world.posts.before(before)) {
    if (belongs(post) && !concernsMuted(world, viewer, post) && canSee(world, viewer, post)) yield post
  }
}

function concernsMuted(world: World, viewer: Viewer, post: PostRecord): boolean {
  const original = post.repost_of_id === null ? undefined : world.posts.get(post.repost_of_id)
  return isMuted(world, viewer, post.author_id) || (!!original && isMuted(world, viewer, original.author_id))
}

export function homeTimeline(world: World, viewer: AccountRecord, before: Cursor) {
  const elsewhere = inAnyList(world, viewer)
  return rows(world, viewer, before, (post) => {
    if (post.author_id === viewer.id) return true
    if (post.mention_ids.includes(viewer.id)) return true
    // Custom feeds are exclusive: the posts of their members are not at home.
    if (elsewhere.has(post.author_id)) return false
    return isWanted(world, viewer, post) || world.trackedConversations.has(viewer.id, post.root_id)
  })
}

/**
 * Yields the posts of a feed's members, followed or not, without those that are switched off for followed
 * people.
 */
export function feedTimeline(world: World, viewer: AccountRecord, before: Cursor, feed: ListRecord) {
  return rows(world, viewer, before, (post) => {
    if (!feed.member_ids.has(post.author_id)) return false
    const follow = world.follows.get(viewer.id, post.author_id)
    return follow === undefined || isShown(follow, post)
  })
}

/**
 * Tells whether a post is by a person whom the viewer follows or pays, and of a kind that is not switched
 * off.
 */
function isWanted(world: World, viewer: AccountRecord, post: PostRecord): boolean {
  const follow = world.follows.get(viewer.id, post.author_id)
  if (!follow) return post.repost_of_id === null && isSubscribed(world, viewer.id, post.author_id)
  return isShown(follow, post) || answersOrReposts(world, viewer, post)
}

/** Tells whether a post answers or reposts one of the viewer's own. Those are at home whatever is hidden. */
function answersOrReposts(world: World, viewer: AccountRecord, post: PostRecord): boolean {
  const id = post.repost_of_id ?? post.in_reply_to_id
  return id !== null && world.posts.get(id)?.author_id === viewer.id
}

/** Tells whether a follow shows a post: reposts and replies can be switched off. */
function isShown(follow: FollowRecord, post: PostRecord): boolean {
  if (post.repost_of_id !== null) return follow.reblogs
  return post.in_reply_to_id === null || follow.replies
}

function inAnyList(world: World, viewer: AccountRecord): Set<string> {
  const members = new Set<string>()
  for (const list of world.lists.values()) {
    if (list.owner_id === viewer.id) for (const id of list.member_ids) members.add(id)
  }
  return members
}

/** Yields public posts without reposts, of this instance, of one host or of all. */
export function publicTimeline(
  world: World,
  viewer: Viewer,
  before: Cursor,
  from: { local: boolean; host: string | null },
) {
  return rows(world, viewer, before, (post) => {
    if (post.visibility !== 'public' || post.repost_of_id !== null) return false
    const host = world.accounts.get(post.author_id)?.host ?? null
    if (from.local) return host === null
    return from.host === null || host === from.host
  })
}

export function directTimeline(world: World, viewer: AccountRecord, before: Cursor) {
  return rows(world, viewer, before, (post) => post.visibility === 'direct')
}

export function tagTimeline(world: World, viewer: Viewer, before: Cursor, tag: string) {
  const name = tag.toLowerCase()
  return rows(world, viewer, before, (post) => post.tags.includes(name))
}

/** Yields the posts that began conversations in a group (docs/server/timelines.md#group). */
export function groupTimeline(world: World, viewer: AccountRecord, before: Cursor, groupId: string) {
  return rows(world, viewer, before, (post) => post.group_id === groupId && post.in_reply_to_id === null)
}

export interface AccountPostsFilter {
  only_media: boolean
  exclude_replies: boolean
  exclude_reblogs: boolean
  pinned: boolean
}

/** Yields the posts of one person, also of a muted one (docs/server/relationships.md#mute). */
export function* accountPosts(
  world: World,
  viewer: Viewer,
  before: Cursor,
  account: AccountRecord,
  filter: AccountPostsFilter,
): Generator<PostRecord> {
  for (const post of world.posts.before(before)) {
    if (post.author_id !== account.id) continue
    if (filter.only_media && post.attachment_ids.length === 0) continue
    if (filter.exclude_replies && post.in_reply_to_id !== null) continue
    if (filter.exclude_reblogs && post.repost_of_id !== null) continue
    if (filter.pinned && !post.pinned) continue
    if (canSee(world, viewer, post)) yield post
  }
}
