/** Writing posts (spec A §7 "Posts"). */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createPost } from '#contract/endpoints/posts.ts'
import type { Visibility } from '#contract/entities/post.ts'
import { call } from './api.ts'
import { prependPost } from './post-cache.ts'
import { homeTimelineQuery } from './timelines.ts'

interface NewPost {
  content: string
  visibility: Visibility
  /** The same key for every try at the same post: the server then makes it once (contract 7.6). */
  idempotencyKey: string
}

export function useCreatePost() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ content, visibility, idempotencyKey }: NewPost) =>
      call(createPost, {
        idempotencyKey,
        body: {
          status: content,
          content_type: 'text/markdown',
          media_ids: [],
          in_reply_to_id: null,
          visibility,
          sensitive: false,
          poll: null,
          quote_id: null,
        },
      }),
    onSuccess: (post) => prependPost(client, homeTimelineQuery.queryKey, post),
  })
}
