/**
 * Decides what stands in the menu of a post, and in which groups (docs/spec/post-actions.md#menu-of-a-post).
 */
import type { Instance } from '#contract/entities/instance.ts'
import type { Post } from '#contract/entities/post.ts'
import { isFollowed } from '../conversation/following.ts'
import { isKnownSince } from '../instance.ts'
import { mayRedraft } from './may-redraft.ts'
import { type ActionContext, allowedActions } from './post-action.ts'
import { mayTranslate } from './translation.ts'

/** All items in their order: reading the post, passing it on, its author, one's own post, what deletes. */
const GROUPS = [
  ['open-conversation', 'translate', 'people', 'labels', 'follow-conversation', 'leave-conversation'],
  ['copy-link', 'share', 'quote', 'like-as', 'repost-as'],
  ['mute', 'unmute', 'filter', 'feeds'],
  ['edit', 'pin', 'unpin', 'save'],
  ['copy-object-id', 'load-replies'],
  ['redraft', 'delete', 'delete-thread'],
] as const

export type MenuItemName = (typeof GROUPS)[number][number]

interface MenuContext extends ActionContext {
  instance: Pick<Instance, 'ipfs_gateway_url' | 'version'> | null
  /** The language of the reader. */
  language: string
  /** Whether the system has a sheet for sharing. */
  canShare: boolean
  /** Whether other accounts of the viewer are signed in on this device. */
  hasOthers: boolean
  /** Whether the browser can translate. */
  canTranslate: boolean
}

/** Returns the groups of the items that the viewer may choose; empty ones are left out. */
export function menuOf(post: Post, context: MenuContext): readonly (readonly MenuItemName[])[] {
  const isOffered = offersOf(post, context)
  return GROUPS.map((names) => names.filter(isOffered)).filter((names) => names.length > 0)
}

function offersOf(post: Post, context: MenuContext): (name: MenuItemName) => boolean {
  const { viewer, instance, language, canShare, canTranslate, hasOthers } = context
  const actions = allowedActions(post, context)
  const canFollow = isKnownSince(instance?.version ?? '', 4, 16)
  const others: Partial<Record<MenuItemName, boolean>> = {
    'open-conversation': post.visibility === 'direct',
    translate: canTranslate && mayTranslate(post, language),
    people: viewer !== null,
    labels: actions.has('unbookmark'),
    'follow-conversation': canFollow && !isFollowed(post),
    'leave-conversation': canFollow && isFollowed(post),
    share: canShare,
    'like-as': hasOthers,
    'repost-as': hasOthers && post.visibility === 'public',
    filter: actions.has('mute') || actions.has('unmute'),
    feeds: viewer !== null && viewer.id !== post.account.id,
    redraft: mayRedraft(post, viewer),
  }
  const names: ReadonlySet<string> = actions
  return (name) => others[name] ?? names.has(name)
}
