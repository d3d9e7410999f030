/** Checks the name of a custom feed (docs/spec/feeds.md#name-of-a-feed). */
import { cleanText } from '#contract/clean-text.ts'
import type { Feed } from '#contract/entities/feed.ts'

/** The longest name, in characters as the server counts them (docs/server/feeds.md#create-a-feed). */
const LONGEST_NAME = 200

/** Returns the name to send; empty when nothing visible was typed. */
export const cleanFeedName = (typed: string): string => (cleanText(typed) === '' ? '' : typed.trim())

/**
 * Reasons for which the server would refuse a name; it answers a taken name with an error of its database
 * (docs/server/feeds.md#create-a-feed).
 */
export type FeedNameProblem = 'too_long' | 'taken'

/** Returns why a name cannot be used, or null. `others` are the viewer's other feeds. */
export function feedNameProblem(
  name: string,
  others: readonly Pick<Feed, 'title'>[],
): FeedNameProblem | null {
  if (Array.from(name).length > LONGEST_NAME) return 'too_long'
  return others.some(({ title }) => title === name) ? 'taken' : null
}
