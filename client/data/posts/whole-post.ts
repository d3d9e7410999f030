/**
 * Loads a post of which everything goes back to the server. It fails where a part cannot be read, which an
 * edit would delete (docs/spec/writing.md#an-edit-replaces-the-post,
 * docs/spec/settings.md#what-cannot-be-read).
 */
import { getPost } from '#contract/endpoints/posts.ts'
import type { Post } from '#contract/entities/post.ts'
import { WholePost } from '#contract/entities/whole-post.ts'
import { call } from '../connection/api.ts'

/** Returns the post. `token` is that of another session than the one of this page. */
export const loadWholePost = (
  id: string,
  options: { signal?: AbortSignal; token?: string | null } = {},
): Promise<Post> => call(getPost, { params: { id } }, { ...options, returns: WholePost })
