/** Like, repost, bookmark and pin: shown at once, sent one after the other, put back when refused (spec A §4 "Post actions"). */
import { type MutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/entities/post.ts'
import { TOGGLES, type ToggleKind, type ToggleWish, toggled, withAnswer } from '#domain/post/post-action.ts'
import { outdate } from '../lists/lists.ts'
import { changePost, removeReposts } from './post-cache.ts'

/** What is listed where. */
const LISTS: { [Kind in ToggleKind]?: string } = { like: 'liked', bookmark: 'bookmarks' }

/**
 * Every press is one wish; wishes about one post wait for one another, so quick presses end in the last one.
 * While another wish waits, neither an answer nor a failure touches what is shown. Without a connection a wish is kept: then
 * there is no answer yet, and what is shown stays.
 */
export function toggleOptions(
  client: QueryClient,
  kind: ToggleKind,
  id: string,
): MutationOptions<Post | null, Error, ToggleWish> {
  const key = [kind, id]
  const isLastWish = () => client.isMutating({ mutationKey: key }) === 1
  return {
    mutationKey: key,
    scope: { id: key.join(':') },
    mutationFn: async (wish) => (await import('./send-wish.ts')).sendToggle(kind, id, wish),
    onMutate: ({ on }) => changePost(client, id, (post) => toggled(post, kind, on)),
    onSuccess: (answer, { on, viewerId }) => {
      if (!answer || !isLastWish()) return
      changePost(client, id, (post) => withAnswer(post, kind, answer))
      if (kind === 'repost' && !on && viewerId) removeReposts(client, id, viewerId)
      const list = LISTS[kind]
      if (list) outdate(client, ['posts', list])
    },
    onError: (error, { on }) => {
      console.error(`${kind} failed`, error)
      if (!isLastWish()) return
      const { flag } = TOGGLES[kind]
      changePost(client, id, (post) => (post[flag] === on ? toggled(post, kind, !on) : post))
    },
  }
}

export const useToggle = (kind: ToggleKind, id: string) =>
  useMutation(toggleOptions(useQueryClient(), kind, id))
