/** A text as the server would show it (contract 1.4). */
import { queryOptions } from '@tanstack/react-query'
import { previewPost } from '#contract/endpoints/writing.ts'
import { call } from '../connection/api.ts'
import { MARKDOWN } from './edit-post.ts'

export const previewQuery = (content: string) =>
  queryOptions({
    queryKey: ['preview', content],
    queryFn: ({ signal }) =>
      call(previewPost, { body: { status: content, content_type: MARKDOWN } }, { signal }),
    gcTime: 0,
  })
