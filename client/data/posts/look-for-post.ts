/** Finds out whether a post is still there (docs/spec/lists.md#what-is-gone-leaves). */
import type { QueryClient } from '@tanstack/react-query'
import { getPost } from '#contract/endpoints/posts.ts'
import type { Post } from '#contract/entities/post.ts'
import { call } from '../connection/api.ts'
import { isNotFound } from '../connection/api-error.ts'
import { tellTabs } from '../tabs/tell-tabs.ts'
import { findOnlyListed, findPost } from './find-post.ts'
import { forgetPosts } from './forget-posts.ts'
import { changePost } from './post-cache.ts'
import { showGone } from './show-gone.ts'

/**
 * Asks the server for a post. One that is gone leaves every list of every tab and of this device, one that is
 * there shows as it is now. Returns whether it is gone; false too where the server cannot say, or shows it in
 * lists only (docs/spec/subscriptions.md#posts-from-before-a-subscription).
 */
export async function lookForPost(client: QueryClient, postId: string): Promise<boolean> {
  try {
    const post = await call(getPost, { params: { id: postId } })
    showPost(client, post)
    tellTabs(client, { kind: 'post', post })
    return false
  } catch (error) {
    if (!isNotFound(error)) {
      console.warn('nobody knows whether a post is still there', error)
      return false
    }
    if (findOnlyListed(client, postId)) return false
    takeAway(client, postId)
    return true
  }
}

/**
 * Takes a post away that the server does not know any more. What it answered may have been counted anew
 * already, so that is asked for.
 */
export function takeAway(client: QueryClient, postId: string): void {
  const parentId = findPost(client, postId)?.in_reply_to_id ?? null
  takeOffEverywhere(client, { postId, parentId: null })
  if (parentId !== null && findPost(client, parentId)) void lookForPost(client, parentId)
}

/** Takes a post off every list of every tab, and off this device. */
export function takeOffEverywhere(
  client: QueryClient,
  gone: { postId: string; parentId: string | null },
): void {
  const change = { kind: 'gone', ...gone } as const
  const ids = showGone(client, change)
  tellTabs(client, change)
  void forgetPosts(client, ids)
}

/** Shows a post as the server has it now. */
export const showPost = (client: QueryClient, post: Post) =>
  changePost(client, post.id, (old) => ({ ...old, ...post }))
