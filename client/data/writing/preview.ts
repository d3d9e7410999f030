/** A text as the server would show it (docs/server/writing.md#preview, docs/spec/writing.md#preview). */

import { queryOptions } from '@tanstack/react-query'
import { previewPost } from '#contract/endpoints/writing.ts'
import { MARKDOWN } from '#domain/composer/edit.ts'
import { call } from '../connection/api.ts'

export const previewQuery = (content: string) =>
  queryOptions({
    queryKey: ['preview', content],
    queryFn: ({ signal }) =>
      call(previewPost, { body: { status: content, content_type: MARKDOWN } }, { signal }),
    gcTime: 0,
  })
