/**
 * Decides who sees the gallery of a profile and how its posts fill the rows
 * (docs/spec/gallery.md#gallery-of-a-profile).
 */
import type { Account } from '#contract/entities/account.ts'
import type { Attachment } from '#contract/entities/attachment.ts'
import type { Post } from '#contract/entities/post.ts'
import { isRemote } from './handle.ts'

/** How many cells stand beside each other, on every screen (`GalleryGrid.module.css`). */
const COLUMNS = 3

/** Returns whether a visitor may see the gallery: guests see those of local profiles only. */
export const maySeeGallery = (account: Pick<Account, 'username' | 'acct'>, isGuest: boolean) =>
  !isGuest || !isRemote(account)

/**
 * Returns the posts with files of each page, in whole rows: what does not fill a row stands on the next page.
 * While more is to come, the last page keeps back what would leave a hole, so that no cell ever changes its
 * place.
 */
export function galleryPages<Entry extends Pick<Post, 'media_attachments'>>(
  pages: readonly (readonly Entry[])[],
  hasMore: boolean,
): Entry[][] {
  let kept: Entry[] = []
  return pages.map((page, index) => {
    const posts = [...kept, ...page.filter(({ media_attachments }) => media_attachments.length > 0)]
    const isEnd = index === pages.length - 1 && !hasMore
    const count = isEnd ? posts.length : posts.length - (posts.length % COLUMNS)
    kept = posts.slice(count)
    return posts.slice(0, count)
  })
}

/** The kind of a file, as a cell of the gallery shows it. */
export type CellKind = 'image' | 'video' | 'audio' | 'document'

/** Returns what a cell shows of a file. A file of a type that nobody knows is a document. */
export const cellKind = ({ type }: Pick<Attachment, 'type'>): CellKind =>
  type === 'image' || type === 'video' || type === 'audio' ? type : 'document'
