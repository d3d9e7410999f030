/**
 * Writes a poll as the API shows it: with escaped titles and the viewer's own votes
 * (docs/server/posts.md#poll).
 */
import { isOver } from '../policies/poll.ts'
import { isAtLeast } from '../policies/version.ts'
import type { PollRecord } from '../world/records.ts'
import { presentEmojis } from './emoji.ts'
import { optionalDate, type View } from './view.ts'

export function presentPoll(poll: PollRecord, view: View) {
  const { world, viewer } = view
  const votes = [...poll.votes.values()]
  const counts = poll.options.map(
    (_, index) => (poll.remote_votes[index] ?? 0) + votes.filter((choices) => choices.includes(index)).length,
  )
  const own = viewer && (poll.votes.get(viewer.id) ?? [])
  return {
    id: poll.post_id,
    expires_at: optionalDate(poll.expires_at ?? (isAtLeast(world, '4.13') ? null : NEVER)),
    expired: isOver(poll, world.clock()),
    multiple: poll.multiple,
    votes_count: counts.reduce((sum, count) => sum + count, 0),
    voters_count: poll.remote_voters === null ? null : poll.remote_voters + votes.length,
    options: poll.options.map((title, index) => ({
      title: escapeTitle(title),
      votes_count: counts[index] ?? 0,
    })),
    emojis: presentEmojis(world.posts.get(poll.post_id)?.emojis ?? [], view),
    voted: own && own.length > 0,
    own_votes: own,
  }
}

/** The date that earlier servers send for polls without an end. */
const NEVER = Date.UTC(2100, 0)

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00a0': '&nbsp;' }),
)

const escapeTitle = (title: string) =>
  title.replace(/[&<>\u00a0]/g, (character) => ENTITIES.get(character) ?? '')
