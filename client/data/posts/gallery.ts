/**
 * Lists the posts of a person that have files (docs/spec/gallery.md#gallery-of-a-profile,
 * docs/server/timelines.md#posts-of-an-account).
 */
import { listAccountPosts } from '#contract/endpoints/accounts.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import type { ListName } from '#domain/post/lists.ts'
import { galleryPages } from '#domain/profile/gallery.ts'
import { linked } from '../lists/lists.ts'
import { shownAs } from '../lists/shown-list.ts'
import { postListQuery } from './timelines.ts'

/** Returns the posts with files of an account. */
export const galleryPosts = (accountId: string) => {
  const name: ListName = ['account', accountId, 'media']
  const query = {
    limit: PAGE_SIZE,
    only_media: true,
    exclude_replies: false,
    exclude_reblogs: true,
    pinned: false,
  }
  return postListQuery(name, linked(listAccountPosts, { params: { id: accountId }, query }))
}

/** Returns the same in whole rows of the grid. */
export const galleryQuery = (accountId: string) => shownAs(galleryPosts(accountId), 'gallery', galleryPages)
