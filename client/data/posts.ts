/** Writing posts: new ones, replies, quotes and edits (spec A §2.16, §7 "Posts"). */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createPost, editPost, getPostSource } from '#contract/endpoints/posts.ts'
import type { Post, Visibility } from '#contract/entities/post.ts'
import { quotesOf } from '#domain/post/quote.ts'
import { call } from './api.ts'
import { countReply } from './post-actions.ts'
import { changePost, prependPost } from './post-cache.ts'
import { addReplyToThread } from './threads.ts'
import { homeTimelineQuery } from './timelines.ts'

interface NewPost {
  content: string
  visibility: Visibility
  sensitive: boolean
  poll: { options: string[]; expires_in: number; multiple: boolean } | null
  /** Asked when it is sent: the files' descriptions are told to the server first. */
  mediaIds: () => Promise<string[]>
  /** The post this one answers, and the post it quotes. */
  inReplyTo: Post | null
  quoted: Post | null
  /** The same key for every try at the same post: the server then makes it once (contract 7.6). */
  idempotencyKey: string
  /** Resolves once the key is kept: after a lost answer and a reload the next try must have the same one. */
  keep: () => Promise<void>
}

/** Publishes a post; it then stands on top of home, and a reply in its thread. */
export function useCreatePost() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({
      content,
      visibility,
      sensitive,
      poll,
      mediaIds,
      inReplyTo,
      quoted,
      idempotencyKey,
      keep,
    }: NewPost) => {
      await keep()
      return call(createPost, {
        idempotencyKey,
        body: {
          status: content,
          content_type: 'text/markdown',
          media_ids: await mediaIds(),
          in_reply_to_id: inReplyTo?.id ?? null,
          visibility,
          sensitive,
          poll,
          quote_id: quoted?.id ?? null,
        },
      })
    },
    onSuccess: (post) => {
      countReply(client, post.in_reply_to_id, 1)
      addReplyToThread(client, post)
      prependPost(client, homeTimelineQuery.queryKey, post)
    },
  })
}

export const MARKDOWN = 'text/markdown'

/** What the author typed; asked for anew every time an edit begins. */
export const usePostSource = (id: string) =>
  useQuery({
    queryKey: ['post-source', id],
    queryFn: ({ signal }) => call(getPostSource, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** Replaces a post. What is not sent back would be lost: title, language, media, sensitive flag and quote (contract 1.4.2). */
export function useEditPost(post: Post) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ content, title }: { content: string; title: string | null }) =>
      call(editPost, {
        params: { id: post.id },
        body: {
          status: content,
          content_type: MARKDOWN,
          title,
          language: post.language,
          media_ids: post.media_attachments.map(({ id }) => id),
          sensitive: post.sensitive,
          quote_id: quotesOf(post)[0]?.id ?? null,
        },
      }),
    onSuccess: (edited) => changePost(client, post.id, (old) => ({ ...old, ...edited })),
  })
}
