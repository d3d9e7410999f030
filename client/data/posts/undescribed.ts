/**
 * Lists the viewer's own posts that have files without a description, and describes them
 * (docs/spec/media.md#files-without-a-description).
 */

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { describeMedia } from '#contract/endpoints/media.ts'
import { editPost, getPostSource } from '#contract/endpoints/writing.ts'
import type { Post } from '#contract/entities/post.ts'
import { MARKDOWN } from '#domain/composer/edit.ts'
import { quoteOf } from '#domain/post/quote-of.ts'
import { undescribedPages } from '#domain/post/undescribed.ts'
import { call } from '../connection/api.ts'
import { shownAs } from '../lists/shown-list.ts'
import { tellTabs } from '../tabs/tell-tabs.ts'
import { galleryPosts } from './gallery.ts'
import { lookAfterRefusal } from './look-after-refusal.ts'
import { showPost } from './look-for-post.ts'
import { loadWholePost } from './whole-post.ts'

export const undescribedQuery = (accountId: string) =>
  shownAs(galleryPosts(accountId), 'undescribed', undescribedPages)

interface Described {
  mediaId: string
  description: string
}

/**
 * Describes a file of a post, and sends the post once more as it is, because other servers hear of a
 * description only with an edit. Everything that is not sent back would be lost
 * (docs/server/writing.md#edit). A post that is saved to the storage network cannot be edited, nor one that
 * is not markdown: there this server alone has the description.
 */
async function describeFile(id: string, { mediaId, description }: Described): Promise<Post> {
  const params = { id }
  const [post, source] = await Promise.all([loadWholePost(id), call(getPostSource, { params })])
  const file = await call(describeMedia, { params: { id: mediaId }, body: { description } })
  const files = post.media_attachments
  if (post.ipfs_cid !== null || source.content_type !== MARKDOWN) {
    return { ...post, media_attachments: files.map((each) => (each.id === mediaId ? file : each)) }
  }
  return call(editPost, {
    params,
    body: {
      status: source.text,
      content_type: MARKDOWN,
      title: source.title,
      language: post.language,
      media_ids: files.map((each) => each.id),
      sensitive: post.sensitive,
      quote_id: quoteOf(post)?.id ?? null,
    },
  })
}

/** Returns the mutation that describes a file of a post. */
export function useDescribeFile(postId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (described: Described) => describeFile(postId, described),
    onSuccess: (post) => {
      showPost(client, post)
      tellTabs(client, { kind: 'post', post })
    },
    onError: (error) => lookAfterRefusal(client, postId, error),
  })
}
