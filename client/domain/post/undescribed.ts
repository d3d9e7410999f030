/**
 * Finds the files of posts that say nothing to people who cannot see or hear them
 * (docs/spec/media.md#files-without-a-description).
 */
import type { Attachment } from '#contract/entities/attachment.ts'
import type { Post } from '#contract/entities/post.ts'
import { descriptionOf } from './media.ts'

type WithFiles = Pick<Post, 'media_attachments'>

/** Returns the files of a post that have no description. */
export const undescribedFiles = ({ media_attachments }: WithFiles): readonly Attachment[] =>
  media_attachments.filter((file) => descriptionOf(file) === null)

/** Returns the posts of each page that have such files. */
export const undescribedPages = <Entry extends WithFiles>(pages: readonly (readonly Entry[])[]): Entry[][] =>
  pages.map((page) => page.filter((post) => undescribedFiles(post).length > 0))

/** Returns how many such files some posts have. */
export const countUndescribed = (posts: readonly WithFiles[]): number =>
  posts.reduce((sum, post) => sum + undescribedFiles(post).length, 0)
