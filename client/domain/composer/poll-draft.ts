/** The poll editor (docs/spec/polls.md#poll-editor, docs/spec/polls.md#what-is-sent-of-a-poll). */

import { readDecimal } from '../money/decimal.ts'
import type { DecimalSteps } from '../money/decimal-step.ts'

/** The units of time that a poll can run, the shortest first. */
export const POLL_UNITS = ['minute', 'hour', 'day'] as const
export type PollUnit = (typeof POLL_UNITS)[number]

export interface PollDraft {
  /** The options as typed; empty ones are left out when it is sent. */
  options: readonly string[]
  multiple: boolean
  /** How many of the unit it runs. */
  amount: number
  unit: PollUnit
}

const FEWEST = 2

/** The server's limit for an option, in characters (docs/server/writing.md#poll). */
export const LONGEST_OPTION = 1000

const SECONDS = { minute: 60, hour: 3600, day: 86_400 } as const satisfies Record<PollUnit, number>

/** The longest a server lets a poll run, in seconds (docs/server/instance.md#instance-v1). */
const LONGEST_RUN = 1_073_741_824

export const longestRun = ({ unit }: Pick<PollDraft, 'unit'>) => Math.floor(LONGEST_RUN / SECONDS[unit])

export const emptyPoll: PollDraft = { options: [], multiple: false, amount: 1, unit: 'day' }

/** Trimmed, and without the empty ones. */
export const filledOptions = ({ options }: Pick<PollDraft, 'options'>): string[] =>
  options.map((option) => option.trim()).filter((option) => option !== '')

/**
 * One input more than there are options, between two and as many as the server allows. None that holds
 * something is left out.
 */
export const optionInputs = (poll: Pick<PollDraft, 'options'>, most: number): number =>
  Math.max(FEWEST, poll.options.length, Math.min(most, filledOptions(poll).length + 1))

/** Returns how long a poll runs, to the nearest minute, in the largest unit without a rest. */
export function durationOf(seconds: number): Pick<PollDraft, 'amount' | 'unit'> {
  const minutes = Math.max(1, Math.round(seconds / SECONDS.minute))
  const unit = POLL_UNITS.findLast((each) => (minutes * SECONDS.minute) % SECONDS[each] === 0) ?? 'minute'
  return { amount: (minutes * SECONDS.minute) / SECONDS[unit], unit }
}

/** Returns how a number of a unit is typed: a whole one, at most as many as the server lets a poll run. */
export const pollSteps = (poll: Pick<PollDraft, 'unit'>): DecimalSteps => ({
  places: 0,
  step: 1n,
  least: 1n,
  most: BigInt(longestRun(poll)),
})

/** Reads how many of a unit somebody typed; NaN where that is no whole number. */
export const readAmount = (typed: string): number => Number(readDecimal(typed, 0).units ?? Number.NaN)

export type PollProblem = 'one-option' | 'same-option' | 'duration' | 'too-long'

/** Returns what keeps a poll from being sent. One without options is no poll and no problem. */
export function pollProblem(poll: PollDraft): PollProblem | null {
  const options = filledOptions(poll)
  if (options.length === 0) return null
  if (options.length === 1) return 'one-option' // the server refuses it (docs/server/writing.md#poll)
  if (new Set(options).size < options.length) return 'same-option'
  if (!Number.isInteger(poll.amount) || poll.amount < 1) return 'duration'
  return poll.amount > longestRun(poll) ? 'too-long' : null
}

export interface SentPoll {
  options: string[]
  /** In seconds. */
  expires_in: number
  multiple: boolean
}

/** The poll as the server wants it; null when there is none. */
export function pollToSend(poll: PollDraft | null): SentPoll | null {
  if (!poll) return null
  const options = filledOptions(poll)
  if (options.length === 0) return null
  return { options, expires_in: poll.amount * SECONDS[poll.unit], multiple: poll.multiple }
}

export const isSamePoll = (one: SentPoll | null, other: SentPoll | null) =>
  one?.expires_in === other?.expires_in &&
  one?.multiple === other?.multiple &&
  JSON.stringify(one?.options) === JSON.stringify(other?.options)
