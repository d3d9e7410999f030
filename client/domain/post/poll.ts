/**
 * Decides who may vote in a poll and who sees its results (docs/spec/polls.md#who-votes,
 * docs/spec/polls.md#who-sees-the-results, docs/spec/polls.md#shares, docs/spec/polls.md#end-of-a-poll,
 * docs/spec/polls.md#titles-of-options, docs/server/posts.md#poll).
 */
import { cleanText } from '#contract/clean-text.ts'
import type { Poll } from '#contract/entities/poll.ts'

/**
 * Returns whether a poll has ended: the server says so, or its date has passed at the server since. It may
 * have none.
 */
export const hasEnded = (poll: Pick<Poll, 'expires_at' | 'expired'>, now: number): boolean =>
  poll.expired || Date.parse(poll.expires_at ?? '') <= now

/** Returns whether the viewer may vote. */
export const mayVote = (poll: Pick<Poll, 'expired' | 'voted'>, isSignedIn: boolean): boolean =>
  isSignedIn && !poll.expired && !poll.voted

interface Viewer {
  isSignedIn: boolean
  isAuthor: boolean
  /** Pressed 'See results'. */
  asked: boolean
}

/** Returns whether the results are shown instead of the form. */
export const showsResults = (
  poll: Pick<Poll, 'expired' | 'voted'>,
  { isSignedIn, isAuthor, asked }: Viewer,
): boolean => !mayVote(poll, isSignedIn) || isAuthor || asked

/**
 * Returns the choices after a press on an option: it replaces the other choice, or is switched in a
 * multiple-choice poll.
 */
export function choose(choices: readonly number[], option: number, multiple: boolean): number[] {
  if (!multiple) return [option]
  const others = choices.filter((choice) => choice !== option)
  return others.length < choices.length ? others : [...choices, option].sort((a, b) => a - b)
}

/**
 * Returns the number of which an option has its share: with several choices that of the people, because each
 * of them may have chosen every option. Servers elsewhere may not tell it.
 */
export const wholeOf = ({
  multiple,
  voters_count,
  votes_count,
}: Pick<Poll, 'multiple' | 'voters_count' | 'votes_count'>): number =>
  (multiple && voters_count) || votes_count

/** Returns an option's share of the whole in percent, 0 to 100 even when a server's numbers do not add up. */
export const share = (votes: number, total: number): number =>
  total > 0 ? Math.min(100, Math.max(0, Math.round((votes / total) * 100))) : 0

/**
 * Returns the time at which the poll ends, in milliseconds; null when it has ended, has no end, or its date
 * has passed.
 */
export function endOf(poll: Pick<Poll, 'expires_at' | 'expired'>, now: number): number | null {
  const end = poll.expired || poll.expires_at === null ? Number.NaN : Date.parse(poll.expires_at)
  return end > now ? end : null
}

const NAMED_CHARACTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
  }),
)

/**
 * Returns the text of an option's title as its author wrote it. It arrives HTML-escaped; each escape is read
 * once.
 */
export const readTitle = (title: string): string =>
  title.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return NAMED_CHARACTERS.get(name) ?? whole
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

/** Returns the text of an option's title as it is shown, as text and never as HTML. */
export const shownTitle = (title: string): string => cleanText(readTitle(title))
