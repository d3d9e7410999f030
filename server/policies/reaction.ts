/** Which emoji a post can be given: one character, an emoji from here, or one it already has (contract 1.4). */
import { invalid, notFound } from '../refusal.ts'
import { emojiKey } from '../world/media.ts'
import type { AccountRecord, PostRecord, ReactionRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

/** Of the longest shortcode and its colons. */
const LONGEST = 102

type Chosen = Pick<ReactionRecord, 'content' | 'emoji'>

/** What stands for an emoji in a path: one character, or a shortcode with or without colons. */
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
  const shortcode = /^:(.+):$/s.exec(content)?.[1]
  if (shortcode !== undefined) return findEmoji(world, reactions, content, shortcode)
  if (content.length > LONGEST) throw invalid('reaction content is too long')
  return { content, emoji: null }
}

function findEmoji(world: World, given: ReactionRecord[], content: string, shortcode: string): Chosen {
  const own = emojiKey(shortcode, null)
  if (world.emojis.has(own)) return { content, emoji: own }
  const there = given.find((reaction) => reaction.content === content && reaction.emoji !== null)
  if (!there) throw notFound('emoji')
  return { content, emoji: there.emoji }
}
