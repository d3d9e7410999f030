/** Finds a post in what is loaded. */
import type { QueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/entities/post.ts'
import { isOnlyListed } from '#domain/post/only-listed.ts'
import { accountOfTab } from '../tabs/tell-tabs.ts'
import { mapPosts } from './post-cache.ts'

/** Returns a post that some list or thread has. */
export function findPost(client: QueryClient, id: string): Post | undefined {
  let found: Post | undefined
  for (const [, data] of client.getQueriesData({ queryKey: ['posts'] })) {
    mapPosts(data, (post) => {
      if (post.id === id) found ??= post
      return post
    })
    if (found) return found
  }
  return undefined
}

/**
 * Returns a post of some list that the server does not open for the viewer
 * (docs/spec/subscriptions.md#posts-from-before-a-subscription).
 */
export function findOnlyListed(client: QueryClient, id: string): Post | undefined {
  const post = findPost(client, id)
  return post && isOnlyListed(post, accountOfTab(client)) ? post : undefined
}
