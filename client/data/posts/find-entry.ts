/** Finds a post among all that is loaded, without asking the server. */
import type { QueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/entities/post.ts'
import { mapPosts, POST_QUERIES } from './post-cache.ts'

/** Returns the post or repost with this id; null where no loaded list has it. */
export function findEntry(client: QueryClient, id: string): Post | null {
  let found: Post | null = null
  for (const { state } of client.getQueryCache().findAll(POST_QUERIES)) {
    mapPosts(state.data, (post) => {
      if (post.id === id) found = post
      return post
    })
    if (found) break
  }
  return found
}
