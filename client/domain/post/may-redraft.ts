/** Decides who may delete a post and write it anew (docs/spec/post-actions.md#conditions-of-the-actions). */
import type { Account } from '#contract/entities/account.ts'
import type { Post } from '#contract/entities/post.ts'
import { mayCreatePost } from '../session/permission.ts'

/** Returns whether the viewer may do so: it is theirs, and they may write another one. */
export const mayRedraft = (post: Pick<Post, 'account'>, viewer: Account | null): boolean =>
  viewer?.id === post.account.id && mayCreatePost(viewer)
