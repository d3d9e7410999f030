/** Which emoji a post can be given: one character, an emoji from here, or one it already has (contract 1.4). */
import { invalid, notFound } from '../refusal.ts'
import type { AccountRecord, PostRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

/** The reaction as it is kept: the character, or `:shortcode:`. */
export function readReaction(world: World, post: PostRecord, emoji: string): string {
  if (isOneEmoji(emoji)) return emoji
  const shortcode = /^:?(\w+):?$/.exec(emoji)?.[1]
  if (shortcode === undefined) throw notFound('emoji')
  const content = `:${shortcode}:`
  const isOnPost = (world.reactions.get(post.id) ?? []).some((reaction) => reaction.content === content)
  if (!world.emojis.has(shortcode) && !isOnPost) throw notFound('emoji')
  return content
}

export function checkReaction(world: World, viewer: AccountRecord, post: PostRecord, content: string): void {
  const reactions = world.reactions.get(post.id) ?? []
  const isGiven = reactions.some(
    (reaction) => reaction.account_id === viewer.id && reaction.content === content,
  )
  if (isGiven) throw invalid('reaction already exists')
}

function isOneEmoji(text: string): boolean {
  const [first, ...rest] = new Intl.Segmenter().segment(text)
  return (
    first !== undefined && rest.length === 0 && /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(text)
  )
}
