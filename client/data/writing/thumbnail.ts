/** Small pictures of attached files. */
import { queryOptions } from '@tanstack/react-query'
import { isPicture } from '#domain/composer/attachment.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import type { AttachedFiles } from './attached-files.ts'

/** Returns the query of a small picture as an address; it answers null where there is nothing to see. */
export const thumbnailQuery = (files: AttachedFiles, { key, mediaType }: DraftAttachment) =>
  queryOptions({
    queryKey: ['thumbnail', key],
    queryFn: async () => {
      if (!isPicture(mediaType)) return null
      const bytes = await files.bytes(key)
      const { thumbnailOf } = await import('#platform/pictures/images.ts')
      return thumbnailOf(bytes)
    },
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })
