/** Checks polls and votes (docs/server/writing.md#poll, docs/server/posts.md#vote). */
import { plainText } from '../markdown/plain-text.ts'
import { impossible, invalid, notFound } from '../refusal.ts'
import type { AccountRecord, PollRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { isAtLeast } from './version.ts'

const MAX_U32 = 2 ** 32 - 1

export const mostOptions = (world: World): number => (isAtLeast(world, '5.0') ? 20 : 15)

export function checkPoll(
  world: World,
  poll: { options: string[]; expires_in: number; multiple?: boolean | null | undefined },
) {
  const { expires_in } = poll
  const options = poll.options.map(plainText)
  if (!Number.isInteger(expires_in) || expires_in < 0 || expires_in > MAX_U32) {
    throw invalid(`Json deserialize error: poll.expires_in: invalid value ${expires_in}, expected u32`)
  }
  if (options.length < 2) throw invalid('too few poll options')
  if (options.length > mostOptions(world)) throw invalid('too many poll options')
  if (options.some((option) => [...option].length > 1000)) throw invalid('poll option name is too long')
  if (new Set(options).size < options.length) throw invalid('poll options must be unique')
  return { options, multiple: poll.multiple ?? false, expires_at: world.clock() + expires_in * 1000 }
}

/** Tells whether nobody can vote any more. */
export const isOver = (poll: PollRecord, now: number): boolean =>
  poll.expires_at !== null && poll.expires_at <= now

export function checkVote(world: World, viewer: AccountRecord, poll: PollRecord, choices: number[]): void {
  const chosen = new Set(choices)
  if (isOver(poll, world.clock())) throw impossible('poll has already ended')
  if (chosen.size === 0) throw impossible('choice set is empty')
  if (!poll.multiple && chosen.size > 1) throw impossible('only one option can be chosen')
  for (const choice of chosen) if (poll.options[choice] === undefined) throw notFound('poll option')
  if (poll.votes.has(viewer.id)) throw impossible('already voted')
}
