/** Emoji reactions: shown at once, sent one after the other, put back when refused (spec A §4 "Post actions"). */
import {
  MutationObserver,
  type MutationOptions,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query'
import type { Post } from '#contract/entities/post.ts'
import { findReaction, type ReactionEmoji, withReaction } from '#domain/post/reaction.ts'
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
  const sending = new MutationObserver(client, {
    ...optionsOf(client, id, () => fulfil(id, named, wish)),
    onError: () => show(client, id, named, wish.confirmed),
    onSettled: () => void wishes.delete(key),
  })
  await sending.mutate()
}

/** For a wish that has waited. Where it is refused in the end, what is shown goes back. */
export const reactionOptions = (client: QueryClient, id: string, emoji: ReactionEmoji, on: boolean) => ({
  ...optionsOf(client, id, () => send(id, emoji, on)),
  onError: () => show(client, id, emoji, !on),
})

function optionsOf(
  client: QueryClient,
  id: string,
  mutationFn: () => Promise<Post | null>,
): MutationOptions<Post | null> {
  const mutationKey = ['reaction', id]
  return {
    mutationKey,
    scope: { id: mutationKey.join(':') },
    mutationFn,
    onSuccess: (answer) => {
      // Another emoji of this post that still waits would vanish for a moment; its own answer tells of both.
      if (answer && client.isMutating({ mutationKey }) === 1) takeAnswer(client, answer)
    },
  }
}

export function useReaction() {
  const client = useQueryClient()
  return { react: (post: Post, emoji: ReactionEmoji) => react(client, post, emoji) }
}

async function fulfil(id: string, emoji: ReactionEmoji, wish: Wish): Promise<Post | null> {
  let answer: Post | null = null
  while (wish.confirmed !== wish.wanted) {
    const { wanted } = wish
    answer = await send(id, emoji, wanted)
    wish.confirmed = wanted
  }
  return answer
}

const send = async (id: string, emoji: ReactionEmoji, on: boolean) =>
  (await import('./send-wish.ts')).sendReaction(id, emoji, on)

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
