/** Who votes in a poll and who sees its results (spec A §4 "Poll", §9 "Display"; contract 2.7). */
import type { Poll } from '#contract/entities/poll.ts'

/** `expired` decides, not the date: a poll without end has none, and clocks differ. */
export const mayVote = (poll: Pick<Poll, 'expired' | 'voted'>, isSignedIn: boolean): boolean =>
  isSignedIn && !poll.expired && !poll.voted

interface Onlooker {
  isSignedIn: boolean
  isAuthor: boolean
  /** Pressed 'See results'. */
  asked: boolean
}

export const showsResults = (
  poll: Pick<Poll, 'expired' | 'voted'>,
  { isSignedIn, isAuthor, asked }: Onlooker,
): boolean => !mayVote(poll, isSignedIn) || isAuthor || asked

/** The choices after a press on one option: of a simple poll it replaces the other, of a multiple one it comes or goes. */
export function choose(choices: readonly number[], option: number, multiple: boolean): number[] {
  if (!multiple) return [option]
  const others = choices.filter((choice) => choice !== option)
  return others.length < choices.length ? others : [...choices, option].sort((a, b) => a - b)
}

/** An option's part of all votes in percent. What does not add up elsewhere still stays between 0 and 100. */
export const share = (votes: number, total: number): number =>
  total > 0 ? Math.min(100, Math.max(0, Math.round((votes / total) * 100))) : 0

/** When the poll ends, in milliseconds; null when it does not, when nobody knows, or when it should have ended already. */
export function endOf(poll: Pick<Poll, 'expires_at' | 'expired'>, now: number): number | null {
  const end = poll.expired || poll.expires_at === null ? Number.NaN : Date.parse(poll.expires_at)
  return end > now ? end : null
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** Titles arrive escaped and are shown as text, so each escape is read once and nothing becomes markup. */
export const readTitle = (title: string): string =>
  title.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return NAMED[name] ?? whole
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
