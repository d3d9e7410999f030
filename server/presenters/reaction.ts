/** Emoji reactions of a post, grouped by emoji in the order they first appeared (contract 2.7). */
import type { AccountRecord, ReactionRecord } from '../world/records.ts'
import { presentAccount } from './account.ts'
import { presentEmoji } from './emoji.ts'
import type { View } from './view.ts'

export const presentReactions = (reactions: ReactionRecord[], view: View) =>
  grouped(reactions).map((group) => presentGroup(group, view))

/** `accounts` is left out where nobody may be named. */
export function presentReactionsWithPeople(
  reactions: ReactionRecord[],
  view: View,
  isTold: (giver: AccountRecord) => boolean,
) {
  return grouped(reactions).map((group) => {
    const givers = group.flatMap(({ account_id }) => view.world.accounts.get(account_id) ?? [])
    const accounts = givers.filter(isTold).map((giver) => presentAccount(giver, view))
    return { ...presentGroup(group, view), ...(accounts.length > 0 && { accounts }) }
  })
}

function grouped(reactions: ReactionRecord[]): ReactionRecord[][] {
  const groups = new Map<string, ReactionRecord[]>()
  for (const reaction of reactions) {
    const key = reaction.emoji ?? reaction.content
    groups.set(key, [...(groups.get(key) ?? []), reaction])
  }
  return [...groups.values()]
}

function presentGroup(group: ReactionRecord[], view: View) {
  const [first] = group
  const emoji = first?.emoji ? presentEmoji(first.emoji, view) : null
  return {
    name: emoji?.shortcode ?? first?.content ?? '',
    url: emoji?.url ?? null,
    count: group.length,
    me: group.some((reaction) => reaction.account_id === view.viewer?.id),
  }
}
