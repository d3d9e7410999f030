/** Looks what became of a post when an action on it was refused (docs/spec/lists.md#what-is-gone-leaves). */
import type { QueryClient } from '@tanstack/react-query'
import { isNotFound } from '../connection/api-error.ts'

/**
 * Asks for the post when the server did not find what an action was about. The code for it loads only then.
 */
export function lookAfterRefusal(client: QueryClient, postId: string, error: unknown): void {
  if (isNotFound(error))
    void import('./look-for-post.ts').then(({ lookForPost }) => lookForPost(client, postId))
}
