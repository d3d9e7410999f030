/** The poll editor (docs/spec/polls.md#poll-editor, docs/spec/polls.md#what-is-sent-of-a-poll). */
export interface PollDraft {
  /** The options as typed; empty ones are left out when it is sent. */
  options: readonly string[]
  multiple: boolean
  /** How many of the unit it runs. */
  amount: number
  unit: 'hour' | 'day'
}

const FEWEST = 2
const MOST = 6

/** The server's limit for an option, in characters (docs/server/writing.md#poll). */
export const LONGEST_OPTION = 1000

const SECONDS = { hour: 3600, day: 86_400 } as const

/** The longest a server lets a poll run, in seconds (docs/server/instance.md#instance-v1). */
const LONGEST_RUN = 1_073_741_824

export const longestRun = ({ unit }: Pick<PollDraft, 'unit'>) => Math.floor(LONGEST_RUN / SECONDS[unit])

export const emptyPoll: PollDraft = { options: [], multiple: false, amount: 1, unit: 'day' }

/** Trimmed, and without the empty ones. */
export const filledOptions = ({ options }: Pick<PollDraft, 'options'>): string[] =>
  options.map((option) => option.trim()).filter((option) => option !== '')

/** One input more than there are options, between two and six. */
export const optionInputs = (poll: Pick<PollDraft, 'options'>): number =>
  Math.min(MOST, Math.max(FEWEST, filledOptions(poll).length + 1, poll.options.length))

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
