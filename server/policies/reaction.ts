/**
 * Checks an emoji reaction: one character, a local emoji, or one that the post already has
 * (docs/server/posts.md#react).
 */
import { invalid, notFound } from '../refusal.ts'
import { emojiKey } from '../world/media.ts'
import type { AccountRecord, PostRecord, ReactionRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

/** The length of the longest shortcode with its colons. */
const MAX_REACTION_LENGTH = 102

type Chosen = Pick<ReactionRecord, 'content' | 'emoji'>

/** Returns the emoji of a path: one character, or a shortcode with colons, which the path may leave out. */
export function contentOf(emoji: string): string {
  const [, ...more] = new Intl.Segmenter().segment(emoji)
  return more.length === 0 ? emoji : `:${emoji.replace(/^:|:$/g, '')}:`
}

export function checkReaction(
  world: World,
  viewer: AccountRecord,
  post: PostRecord,
  content: string,
): Chosen {
  const reactions = world.reactions.get(post.id) ?? []
  const isGiven = reactions.some(
    (reaction) => reaction.account_id === viewer.id && reaction.content === content,
  )
  if (isGiven) throw invalid('reaction already exists')
  const shortcode = /^:(.*):$/s.exec(content)?.[1]
  if (shortcode !== undefined) return findEmoji(world, reactions, content, shortcode)
  if (content.length > MAX_REACTION_LENGTH) throw invalid('reaction content is too long')
  return { content, emoji: null }
}

function findEmoji(world: World, given: ReactionRecord[], content: string, shortcode: string): Chosen {
  const own = emojiKey(shortcode, null)
  if (world.emojis.has(own)) return { content, emoji: own }
  const there = given.find((reaction) => reaction.content === content && reaction.emoji !== null)
  if (!there) throw notFound('emoji')
  return { content, emoji: there.emoji }
}
