/** Writes the emoji reactions of a post, grouped by emoji (docs/server/posts.md#reaction). */
import type { AccountRecord, ReactionRecord } from '../world/records.ts'
import { presentAccount } from './account.ts'
import { presentEmoji } from './emoji.ts'
import type { View } from './view.ts'

/** Returns the groups in the order of their code points. */
export const presentReactions = (reactions: ReactionRecord[], view: View) =>
  grouped(reactions)
    .toSorted(([one], [other]) => compareTexts(one?.content ?? '', other?.content ?? ''))
    .map((group) => presentGroup(group, view))

/**
 * Returns the groups with their people, the latest first, without people who are not shown
 * (docs/server/posts.md#who-reacted).
 */
export const presentReactionsWithPeople = (
  reactions: ReactionRecord[],
  view: View,
  isGiverShown: (giver: AccountRecord) => boolean,
) => {
  const giverOf = ({ account_id }: ReactionRecord) => view.world.accounts.get(account_id)
  const known = reactions.filter((reaction) => {
    const giver = giverOf(reaction)
    return giver !== undefined && isGiverShown(giver)
  })
  return grouped(known.toReversed()).map((group) => ({
    ...presentGroup(group, view),
    accounts: group
      .flatMap((reaction) => giverOf(reaction) ?? [])
      .map((giver) => presentAccount(giver, view)),
  }))
}

function grouped(reactions: ReactionRecord[]): ReactionRecord[][] {
  const groups = new Map<string, ReactionRecord[]>()
  for (const reaction of reactions) {
    const key = reaction.emoji ?? reaction.content
    groups.set(key, [...(groups.get(key) ?? []), reaction])
  }
  return [...groups.values()]
}

/** Compares texts by code points, as the database does. JavaScript compares UTF-16 units. */
function compareTexts(one: string, other: string): number {
  const points = [...one]
  const others = [...other]
  const at = points.findIndex((point, index) => point !== others[index])
  if (at === -1) return points.length - others.length
  return (points[at]?.codePointAt(0) ?? 0) - (others[at]?.codePointAt(0) ?? -1)
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
