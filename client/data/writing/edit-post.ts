/** Editing posts (docs/spec/writing.md#an-edit-replaces-the-post). */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { getPost } from '#contract/endpoints/posts.ts'
import { editPost, getPostSource } from '#contract/endpoints/writing.ts'
import type { Post } from '#contract/entities/post.ts'
import type { PostEdit } from '#domain/composer/edit.ts'
import { quoteOf } from '#domain/post/quote-of.ts'
import { call } from '../connection/api.ts'
import { changePost } from '../posts/post-cache.ts'
import { mediaIdsOf } from './uploads.ts'

export const MARKDOWN = 'text/markdown'

/**
 * What the author typed, and the post as it is: both asked for anew every time an edit begins, because it may have been
 * edited elsewhere since it was read, and saving replaces everything.
 */
export function usePostToEdit(id: string, enabled: boolean) {
  const client = useQueryClient()
  return useQuery({
    queryKey: ['post-to-edit', id],
    queryFn: async ({ signal }) => {
      const [source, post] = await Promise.all([
        call(getPostSource, { params: { id } }, { signal }),
        call(getPost, { params: { id } }, { signal }),
      ])
      changePost(client, id, (old) => ({ ...old, ...post }))
      return { source, post }
    },
    enabled,
    staleTime: 0,
    gcTime: 0,
  })
}

/**
 * Replaces a post. What is not sent back would be lost: title, language, media, sensitive flag and quote
 * (docs/server/writing.md#edit).
 */
export async function saveEdit(
  client: QueryClient,
  post: Post,
  edit: PostEdit,
  title: string | null,
): Promise<void> {
  const edited = await call(editPost, {
    params: { id: post.id },
    body: {
      status: edit.text,
      content_type: MARKDOWN,
      title,
      language: post.language,
      media_ids: await mediaIdsOf(edit.attachments),
      sensitive: edit.sensitive,
      quote_id: quoteOf(post)?.id ?? null,
    },
  })
  changePost(client, post.id, (old) => ({ ...old, ...edited }))
}
