/** Loads posts that are edited (docs/spec/writing.md#an-edit-replaces-the-post). */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getPostSource } from '#contract/endpoints/writing.ts'
import { call } from '../connection/api.ts'
import { lookAfterRefusal } from '../posts/look-after-refusal.ts'
import { changePost } from '../posts/post-cache.ts'
import { loadWholePost } from '../posts/whole-post.ts'

/**
 * Loads what the author typed, and the post as it is. Both are asked for anew every time an edit begins: the
 * post may have been edited elsewhere since it was read, and saving replaces everything.
 */
export function usePostToEdit(id: string, enabled: boolean) {
  const client = useQueryClient()
  return useQuery({
    queryKey: ['post-to-edit', id],
    queryFn: async ({ signal }) => {
      const [source, post] = await Promise.all([
        call(getPostSource, { params: { id } }, { signal }),
        loadWholePost(id, { signal }),
      ]).catch((error: unknown) => {
        lookAfterRefusal(client, id, error)
        throw error
      })
      changePost(client, id, (old) => ({ ...old, ...post }))
      return { source, post }
    },
    enabled,
    staleTime: 0,
    gcTime: 0,
  })
}
