/**
 * Decides of which posts nobody here can say whether they stood below another one
 * (docs/spec/posts.md#where-a-deleted-post-leaves).
 */
import type { Post } from '#contract/entities/post.ts'

/**
 * Returns the ids of those posts of a conversation whose way up to the first post leads over one that is not
 * among them. `posts` are those that are known and still there.
 */
export function unsureBelow(posts: readonly Pick<Post, 'id' | 'in_reply_to_id'>[], rootId: string): string[] {
  const parents = new Map(posts.map(({ id, in_reply_to_id }) => [id, in_reply_to_id]))
  const isSure = (id: string): boolean => {
    const seen = new Set<string>()
    let at: string | null | undefined = id
    while (at !== null && at !== rootId && at !== undefined && !seen.has(at)) {
      seen.add(at)
      at = parents.get(at)
    }
    return at === null || at === rootId
  }
  return posts.map(({ id }) => id).filter((id) => !isSure(id))
}
