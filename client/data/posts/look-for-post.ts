/** Finds out whether a post is still there (docs/spec/lists.md#what-is-gone-leaves). */
import type { QueryClient } from '@tanstack/react-query'
import { getPost } from '#contract/endpoints/posts.ts'
import type { Post } from '#contract/entities/post.ts'
import { call } from '../connection/api.ts'
import { isNotFound } from '../connection/api-error.ts'
import { tellTabs } from '../tabs/tell-tabs.ts'
import { findOnlyListed } from './find-post.ts'
import { forgetPosts } from './forget-posts.ts'
import { changePost } from './post-cache.ts'
import { showGone } from './removed.ts'

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

/** Takes a post away that the server does not know any more. */
export function takeAway(client: QueryClient, postId: string): void {
  const change = { kind: 'gone', postId, parentId: null } as const
  const gone = showGone(client, change)
  tellTabs(client, change)
  void forgetPosts(client, gone)
}

/** Shows a post as the server has it now. */
export const showPost = (client: QueryClient, post: Post) =>
  changePost(client, post.id, (old) => ({ ...old, ...post }))
