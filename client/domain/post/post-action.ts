/**
 * Decides who may do what with a post (docs/spec/post-actions.md#conditions-of-the-actions,
 * docs/spec/post-actions.md#audience-of-a-repost, docs/spec/access.md#what-signed-in-people-may-do,
 * docs/spec/access.md#what-authors-may-do, docs/spec/groups.md#moderate-a-group).
 */
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import type { Post, Visibility } from '#contract/entities/post.ts'
import type { Relationship } from '#contract/entities/relationship.ts'
import { isRemote } from '../profile/handle.ts'
import { isAdmin, mayCreatePost } from '../session/permission.ts'
import { deletingRole, isFirst } from './deleting-role.ts'

const ACTIONS = [
  'reply',
  'repost',
  'undo-repost',
  'quote',
  'like',
  'unlike',
  'react',
  'bookmark',
  'unbookmark',
  'pin',
  'unpin',
  'save',
  'edit',
  'delete',
  'delete-thread',
  'mute',
  'unmute',
  'copy-link',
  'copy-object-id',
  'load-replies',
] as const

export type PostAction = (typeof ACTIONS)[number]

export interface ActionContext {
  viewer: Account | null
  instance: Pick<Instance, 'ipfs_gateway_url'> | null
  /** Between the viewer and the author; null while it is not known. */
  relationship: Pick<Relationship, 'muting'> | null
  defaultVisibility: Visibility
}

/**
 * Returns whether an action is allowed. `post` must not be the wrapper of a repost, which has no route of its
 * own.
 */
export function mayDo(action: PostAction, post: Post, context: ActionContext): boolean {
  const { viewer, instance, relationship, defaultVisibility } = context
  const isOwn = viewer?.id === post.account.id
  const isPublic = post.visibility === 'public'
  const isOwnPublic = isOwn && isPublic
  switch (action) {
    case 'reply':
      return mayCreatePost(viewer)
    case 'repost':
      return mayRepost(post, viewer, defaultVisibility) && !post.reblogged
    case 'undo-repost':
      return mayRepost(post, viewer, defaultVisibility) && post.reblogged
    case 'quote':
      // The spec offers it inside a thread, the decisions in every list.
      return mayCreatePost(viewer) && isPublic
    case 'like':
      return viewer !== null && !post.favourited
    case 'unlike':
      return viewer !== null && post.favourited
    case 'react':
      return viewer !== null
    case 'bookmark':
      return viewer !== null && !post.bookmarked
    case 'unbookmark':
      return viewer !== null && post.bookmarked
    case 'pin':
      return isOwnPublic && !post.pinned
    case 'unpin':
      return isOwnPublic && post.pinned
    case 'save':
      return isOwnPublic && Boolean(instance?.ipfs_gateway_url) && post.ipfs_cid === null
    case 'edit':
      return isOwn && post.ipfs_cid === null // the server refuses to change a saved post
    case 'delete':
      return mayDelete(post, viewer)
    case 'delete-thread':
      // To delete the first post does the same.
      return (post.conversation?.can_moderate ?? false) && !(isFirst(post) && mayDelete(post, viewer))
    case 'mute':
      return viewer !== null && !isOwn && relationship?.muting === false
    case 'unmute':
      return viewer !== null && !isOwn && relationship?.muting === true
    case 'copy-link':
      return true // for everyone, guests too
    case 'copy-object-id':
      return isAdmin(viewer)
    case 'load-replies':
      return isAdmin(viewer) && isRemote(post.account)
  }
}

/** Moderators delete the first post of somebody else with its thread. */
function mayDelete(post: Post, viewer: Account | null): boolean {
  const role = deletingRole(post, viewer)
  return role === 'moderator' ? !isFirst(post) : role !== null
}

/** Returns whether the viewer may repost a post or take that back. */
export const mayRepost = (post: Post, viewer: Account | null, defaultVisibility: Visibility): boolean =>
  mayCreatePost(viewer) &&
  post.visibility === 'public' &&
  (post.reblogged || defaultVisibility !== 'subscribers')

/** Returns all allowed actions on a post. */
export const allowedActions = (post: Post, context: ActionContext): ReadonlySet<PostAction> =>
  new Set(ACTIONS.filter((action) => mayDo(action, post, context)))

/**
 * Returns the audience of a repost: public for people whose posts are public by default, followers for
 * everyone else.
 */
export const repostVisibility = (defaultVisibility: Visibility): 'public' | 'private' =>
  defaultVisibility === 'public' ? 'public' : 'private'

/** The actions that switch something on or off, with the fields of the post that they change. */
export const TOGGLES = {
  like: { flag: 'favourited', count: 'favourites_count' },
  repost: { flag: 'reblogged', count: 'reblogs_count' },
  bookmark: { flag: 'bookmarked', count: null },
  pin: { flag: 'pinned', count: null },
} as const

export type ToggleKind = keyof typeof TOGGLES

/** The fields in which a post counts what another account of the viewer may do with it. */
const COUNTS = { like: TOGGLES.like.count, repost: TOGGLES.repost.count } as const

/** The changes that a toggle makes to a post. */
export interface ToggleChange {
  on: boolean
  /** Only for a new repost. */
  visibility?: 'public' | 'private' | undefined
  /** Only for undoing a repost: the account whose repost leaves the lists. */
  viewerId?: string | undefined
}

/** Returns the post as it looks once the toggle has worked; the same object when it looks so already. */
export function toggled(post: Post, kind: ToggleKind, on: boolean): Post {
  const { flag, count } = TOGGLES[kind]
  if (post[flag] === on) return post
  return { ...post, [flag]: on, ...(count && { [count]: Math.max(0, post[count] + (on ? 1 : -1)) }) }
}

/**
 * Returns the post with the toggle's fields from the server's answer, and nothing else of it; the same object
 * when they were right.
 */
export function withAnswer(post: Post, kind: ToggleKind, answer: Post): Post {
  const { flag, count } = TOGGLES[kind]
  if (post[flag] === answer[flag] && (!count || post[count] === answer[count])) return post
  return { ...post, [flag]: answer[flag], ...(count && { [count]: answer[count] }) }
}

/**
 * Returns the post with the count that a toggle of another account has left
 * (docs/spec/session.md#acting-as-another-account); the same object when it was right.
 */
export function withCount(post: Post, kind: keyof typeof COUNTS, answer: Post): Post {
  const count = COUNTS[kind]
  return post[count] === answer[count] ? post : { ...post, [count]: answer[count] }
}
