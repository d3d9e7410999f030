/** Emoji reactions: what they count, whose they are, and what a press makes of them (spec A §4, §9 "Display"). */
import type { Post } from '#contract/entities/post.ts'
import type { Reaction } from '#contract/entities/reaction.ts'

/** Likes plus the number of emoji reactions. */
export const reactionCount = (post: Pick<Post, 'favourites_count' | 'pleroma'>): number =>
  post.pleroma.emoji_reactions.reduce((sum, { count }) => sum + count, post.favourites_count)

/** One character, or the shortcode of a custom emoji without colons; then `url` is its picture. */
export type ReactionEmoji = Pick<Reaction, 'name' | 'url'>

/** With or without the invisible mark that asks for colour, it is the same emoji. */
const bare = (name: string) => name.replaceAll('\ufe0f', '')

/** Servers may have different pictures of one name; the right one is preferred. */
export function findReaction(reactions: readonly Reaction[], emoji: ReactionEmoji): Reaction | undefined {
  const named = reactions.filter(({ name }) => bare(name) === bare(emoji.name))
  return named.find(({ url }) => url === emoji.url) ?? named[0]
}

/** The reactions once the viewer's own one has come or gone; the same list when it is so already. */
export function withReaction(reactions: Reaction[], emoji: ReactionEmoji, on: boolean): Reaction[] {
  const known = findReaction(reactions, emoji)
  if ((known?.me ?? false) === on) return reactions
  if (!known) return [...reactions, { name: emoji.name, url: emoji.url, count: 1, me: true }]
  const changed = { ...known, count: known.count + (on ? 1 : -1), me: on }
  return reactions.flatMap((reaction) => (reaction !== known ? reaction : changed.count > 0 ? changed : []))
}

/** A server may repeat itself; a list may not. */
export function distinctReactions(reactions: readonly Reaction[]): Reaction[] {
  const seen = new Set<string>()
  return reactions.filter(({ name, url }) => {
    const isNew = !seen.has(`${name} ${url}`)
    seen.add(`${name} ${url}`)
    return isNew
  })
}
