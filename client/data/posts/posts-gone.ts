/**
 * Tells of posts that are gone (docs/spec/lists.md#what-is-gone-leaves). It is small, because every list may
 * lose a post.
 */

type Tell = (gone: ReadonlySet<string>) => void

/** Nobody has to know before something has been written about a post. */
let tell: Tell = () => undefined

/** Says who else has to know of it. The caller brings that, because this folder knows nothing of writing. */
export function whenPostsGone(next: Tell): void {
  tell = next
}

/** Notes that posts are gone. */
export const notePostsGone: Tell = (gone) => tell(gone)
