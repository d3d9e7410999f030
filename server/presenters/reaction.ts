/** Emoji reactions of a post, grouped by emoji in the order they first appeared (contract 2.7). */
import type { ReactionRecord } from '../world/records.ts'
import { presentEmoji } from './emoji.ts'
import type { View } from './view.ts'

export function presentReactions(reactions: ReactionRecord[], view: View) {
  const groups = new Map<string, ReactionRecord[]>()
  for (const reaction of reactions) {
    const key = reaction.emoji ?? reaction.content
    groups.set(key, [...(groups.get(key) ?? []), reaction])
  }
  return [...groups.values()].map((group) => {
    const [first] = group
    const emoji = first?.emoji ? presentEmoji(first.emoji, view) : null
    return {
      name: emoji?.shortcode ?? first?.content ?? '',
      url: emoji?.url ?? null,
      count: group.length,
      me: group.some((reaction) => reaction.account_id === view.viewer?.id),
    }
  })
}
