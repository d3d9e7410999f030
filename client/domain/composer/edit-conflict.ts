/**
 * Says whether a post was edited elsewhere while one edits it (docs/spec/writing.md#two-who-edit-one-post).
 */
import type { Post, PostSource } from '#contract/entities/post.ts'

/** The failure of an edit whose post another device has edited meanwhile, with what that has made of it. */
export class EditConflict extends Error {
  override name = 'EditConflict'
  readonly post: Post
  readonly source: PostSource

  constructor(post: Post, source: PostSource) {
    super('the post was edited elsewhere')
    this.post = post
    this.source = source
  }
}

/**
 * Returns whether saving would overwrite words that the author of the edit has not seen. `begunAt` is the
 * time of the last edit when this one began, `seenAt` that of the version which is to be overwritten
 * knowingly. One that `isOutdated` began before all of that.
 */
export const isEditedElsewhere = (
  post: Pick<Post, 'edited_at'>,
  { begunAt, seenAt, isOutdated }: { begunAt: string | null; seenAt: string | null; isOutdated: boolean },
): boolean => (isOutdated || post.edited_at !== begunAt) && (post.edited_at !== seenAt || seenAt === null)
