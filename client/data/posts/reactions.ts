/**
 * Emoji reactions: shown at once, sent one after the other, put back when refused
 * (docs/spec/post-actions.md#a-toggle-shows-at-once).
 */
import { type MutationOptions, type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/entities/post.ts'
import { findReaction, type ReactionEmoji, withReaction } from '#domain/post/reaction.ts'
import { runMutation } from '../connection/run-mutation.ts'
import { tellTabs } from '../tabs/tell-tabs.ts'
import { lookAfterRefusal } from './look-after-refusal.ts'
import { changePost } from './post-cache.ts'

/**
 * One emoji under one post: whether the viewer wants to have reacted, and what the server has confirmed so
 * far.
 */
interface RunningReaction {
  wanted: boolean
  confirmed: boolean
}

/** Reactions that are being sent. Further presses only change `wanted`, so quick presses need few calls. */
const running = new Map<string, RunningReaction>()

/** Adds the reaction, or removes it when it is the viewer's own. Rejects when the server refuses. */
export async function react(client: QueryClient, post: Post, emoji: ReactionEmoji): Promise<void> {
  const { id } = post
  const known = findReaction(post.pleroma.emoji_reactions, emoji)
  const named = { name: known?.name ?? emoji.name, url: known?.url ?? emoji.url }
  const key = `${id} ${named.name}`
  const earlier = running.get(key)
  const reaction = earlier ?? { wanted: known?.me ?? false, confirmed: known?.me ?? false }
  reaction.wanted = !reaction.wanted
  show(client, id, named, reaction.wanted)
  if (earlier) return

  running.set(key, reaction)
  const options = {
    ...optionsOf(client, id, () => sendUntilConfirmed(id, named, reaction)),
    onError: (error: Error) => {
      show(client, id, named, reaction.confirmed)
      lookAfterRefusal(client, id, error)
    },
    onSettled: () => void running.delete(key),
  }
  await runMutation(client, options, undefined)
}

/**
 * Returns the mutation of a reaction that has waited for a connection. When it is refused, the post shows as
 * before.
 */
export const reactionOptions = (client: QueryClient, id: string, emoji: ReactionEmoji, on: boolean) => ({
  ...optionsOf(client, id, () => send(id, emoji, on)),
  onError: (error: Error) => {
    show(client, id, emoji, !on)
    lookAfterRefusal(client, id, error)
  },
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
      // Another emoji of this post that is still being sent would vanish for a moment; its own answer has
      // both.
      if (!answer || client.isMutating({ mutationKey }) !== 1) return
      showReactions(client, answer)
      tellTabs(client, { kind: 'reaction', post: answer })
    },
  }
}

/** Returns the function that adds or removes the viewer's reaction. */
export function useReaction() {
  const client = useQueryClient()
  return { react: (post: Post, emoji: ReactionEmoji) => react(client, post, emoji) }
}

async function sendUntilConfirmed(
  id: string,
  emoji: ReactionEmoji,
  reaction: RunningReaction,
): Promise<Post | null> {
  let answer: Post | null = null
  while (reaction.confirmed !== reaction.wanted) {
    const { wanted } = reaction
    answer = await send(id, emoji, wanted)
    reaction.confirmed = wanted
  }
  return answer
}

const send = async (id: string, emoji: ReactionEmoji, on: boolean) =>
  (await import('./send-action.ts')).sendReaction(id, emoji, on)

const show = (client: QueryClient, id: string, emoji: ReactionEmoji, on: boolean) =>
  changePost(client, id, ({ pleroma, ...post }) => ({
    ...post,
    pleroma: { ...pleroma, emoji_reactions: withReaction(pleroma.emoji_reactions, emoji, on) },
  }))

/** Shows the reactions as the server has them. */
export const showReactions = (client: QueryClient, { id, favourites_count, pleroma }: Post) =>
  changePost(client, id, (post) => ({
    ...post,
    favourites_count,
    pleroma: { ...post.pleroma, emoji_reactions: pleroma.emoji_reactions },
  }))
