/** Emoji reactions: shown at once, sent one after the other, put back when refused (spec A §4 "Post actions"). */
import { MutationObserver, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { addReaction, removeReaction } from '#contract/endpoints/post-actions.ts'
import { getPost } from '#contract/endpoints/posts.ts'
import type { Post } from '#contract/entities/post.ts'
import { findReaction, type ReactionEmoji, withReaction } from '#domain/post/reaction.ts'
import { call } from '../connection/api.ts'
import { ApiError } from '../connection/api-error.ts'
import { changePost } from './post-cache.ts'

/** What the viewer wants of one emoji under one post, and what the server has confirmed so far. */
interface Wish {
  wanted: boolean
  confirmed: boolean
}

/** Wishes on their way. Quick presses only change the wish, so they end in the last one with few calls. */
const wishes = new Map<string, Wish>()

/** Adds the reaction, or removes it when it is the viewer's own. Rejects when the server refuses. */
export async function react(client: QueryClient, post: Post, emoji: ReactionEmoji): Promise<void> {
  const { id } = post
  const reaction = findReaction(post.pleroma.emoji_reactions, emoji)
  const named = { name: reaction?.name ?? emoji.name, url: reaction?.url ?? emoji.url }
  const key = `${id} ${named.name}`
  const running = wishes.get(key)
  const wish = running ?? { wanted: reaction?.me ?? false, confirmed: reaction?.me ?? false }
  wish.wanted = !wish.wanted
  show(client, id, named, wish.wanted)
  if (running) return

  wishes.set(key, wish)
  const mutationKey = ['reaction', id]
  const sending = new MutationObserver(client, {
    mutationKey,
    scope: { id: mutationKey.join(':') },
    mutationFn: () => fulfil(id, named.name, wish),
    onSuccess: (answer) => {
      // Another emoji of this post that still waits would vanish for a moment; its own answer tells of both.
      if (answer && client.isMutating({ mutationKey }) === 1) takeAnswer(client, answer)
    },
    onError: () => show(client, id, named, wish.confirmed),
    onSettled: () => void wishes.delete(key),
  })
  await sending.mutate()
}

export function useReaction() {
  const client = useQueryClient()
  return { react: (post: Post, emoji: ReactionEmoji) => react(client, post, emoji) }
}

async function fulfil(id: string, emoji: string, wish: Wish): Promise<Post | null> {
  let answer: Post | null = null
  while (wish.confirmed !== wish.wanted) {
    const { wanted } = wish
    answer = await send(id, emoji, wanted)
    wish.confirmed = wanted
  }
  return answer
}

/** Refusals of a wish that came true in another window. */
const FULFILLED = ['reaction already exists', 'reaction not found']

async function send(id: string, emoji: string, on: boolean): Promise<Post> {
  try {
    return await call(on ? addReaction : removeReaction, { params: { id, emoji } })
  } catch (error) {
    if (!(error instanceof ApiError) || !FULFILLED.includes(error.message)) throw error
    return call(getPost, { params: { id } })
  }
}

const show = (client: QueryClient, id: string, emoji: ReactionEmoji, on: boolean) =>
  changePost(client, id, ({ pleroma, ...post }) => ({
    ...post,
    pleroma: { ...pleroma, emoji_reactions: withReaction(pleroma.emoji_reactions, emoji, on) },
  }))

const takeAnswer = (client: QueryClient, { id, favourites_count, pleroma }: Post) =>
  changePost(client, id, (post) => ({
    ...post,
    favourites_count,
    pleroma: { ...post.pleroma, emoji_reactions: pleroma.emoji_reactions },
  }))
