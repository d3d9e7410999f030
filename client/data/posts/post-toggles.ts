/** Like, repost, bookmark and pin: shown at once, sent one after the other, put back when refused (spec A §4 "Post actions"). */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  bookmarkPost,
  likePost,
  pinPost,
  repost,
  unbookmarkPost,
  undoRepost,
  unlikePost,
  unpinPost,
} from '#contract/endpoints/post-actions.ts'
import type { Post } from '#contract/entities/post.ts'
import { TOGGLES, type ToggleKind, toggled, withAnswer } from '#domain/post/post-action.ts'
import { call } from '../connection/api.ts'
import { outdate } from '../lists/lists.ts'
import { changePost, removeReposts } from './post-cache.ts'

interface Wish {
  on: boolean
  /** Only a new repost asks for it. */
  visibility?: 'public' | 'private'
  /** Whose entry leaves the lists when a repost is undone. */
  viewerId?: string
}

/** What is listed where. */
const LISTS: { [Kind in ToggleKind]?: string } = { like: 'liked', bookmark: 'bookmarks' }

/** Carries out the wish and answers the post itself: a repost answers its wrapper (contract 1.4). */
async function send(kind: ToggleKind, id: string, { on, visibility }: Wish): Promise<Post> {
  const params = { id }
  switch (kind) {
    case 'like':
      return call(on ? likePost : unlikePost, { params })
    case 'bookmark':
      return call(on ? bookmarkPost : unbookmarkPost, { params })
    case 'pin':
      return call(on ? pinPost : unpinPost, { params })
    case 'repost': {
      if (!on) return call(undoRepost, { params })
      const wrapper = await call(repost, { params, body: { visibility } })
      if (!wrapper.reblog) throw new Error('reblog property is null')
      return wrapper.reblog
    }
  }
}

/**
 * Every press is one wish; wishes about one post wait for one another, so quick presses end in the last one.
 * While another wish waits, neither an answer nor a failure touches what is shown.
 */
export function useToggle(kind: ToggleKind, id: string) {
  const client = useQueryClient()
  const key = [kind, id]
  const isLastWish = () => client.isMutating({ mutationKey: key }) === 1
  return useMutation({
    mutationKey: key,
    scope: { id: key.join(':') },
    mutationFn: (wish: Wish) => send(kind, id, wish),
    onMutate: ({ on }) => changePost(client, id, (post) => toggled(post, kind, on)),
    onSuccess: (answer, { on, viewerId }) => {
      if (!isLastWish()) return
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
  })
}
