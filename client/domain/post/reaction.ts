/**
 * Counts, finds and changes emoji reactions (docs/spec/posts.md#counters,
 * docs/spec/reactions.md#reactions-of-a-post).
 */
import type { Post } from '#contract/entities/post.ts'
import type { Reaction } from '#contract/entities/reaction.ts'

/** Returns the number of likes and emoji reactions. */
export const reactionCount = (post: Pick<Post, 'favourites_count' | 'pleroma'>): number =>
  post.pleroma.emoji_reactions.reduce((sum, { count }) => sum + count, post.favourites_count)

/** An emoji: one character, or the shortcode of a custom emoji without colons; then `url` is its image. */
export type ReactionEmoji = Pick<Reaction, 'name' | 'url'>

/** Removes the invisible character that asks for the colour form: it is the same emoji with or without it. */
const withoutVariant = (name: string) => name.replaceAll('\ufe0f', '')

/**
 * Returns the reaction with this emoji. Servers may have different images of one name: the same image is
 * preferred.
 */
export function findReaction(reactions: readonly Reaction[], emoji: ReactionEmoji): Reaction | undefined {
  const named = reactions.filter(({ name }) => withoutVariant(name) === withoutVariant(emoji.name))
  return named.find(({ url }) => url === emoji.url) ?? named[0]
}

/** Returns the reactions with the viewer's own added or removed; the same list when nothing changes. */
export function withReaction(reactions: Reaction[], emoji: ReactionEmoji, on: boolean): Reaction[] {
  const known = findReaction(reactions, emoji)
  if ((known?.me ?? false) === on) return reactions
  if (!known) return [...reactions, { name: emoji.name, url: emoji.url, count: 1, me: true }]
  const changed = { ...known, count: known.count + (on ? 1 : -1), me: on }
  return reactions.flatMap((reaction) => (reaction !== known ? reaction : changed.count > 0 ? changed : []))
}

/** Returns each reaction once: a server may send one twice. */
export function distinctReactions(reactions: readonly Reaction[]): Reaction[] {
  const seen = new Set<string>()
  return reactions.filter(({ name, url }) => {
    const isNew = !seen.has(`${name} ${url}`)
    seen.add(`${name} ${url}`)
    return isNew
  })
}
