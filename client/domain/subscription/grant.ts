/**
 * Decides how much time a creator may grant, and what is sent for it
 * (docs/spec/subscriptions.md#page-of-a-subscriber, docs/server/payments.md#grant). The server shortens a
 * subscription by a negative duration, so none leaves the page.
 */
import type { Relationship } from '#contract/entities/relationship.ts'
import { readDecimal } from '../money/decimal.ts'
import type { DecimalSteps } from '../money/decimal-step.ts'

export const GRANT_UNITS = ['months', 'days'] as const
export type GrantUnit = (typeof GRANT_UNITS)[number]

const SECONDS: Record<GrantUnit, number> = { months: 30 * 86_400, days: 86_400 }

/** The server reads the duration as a number of 32 bits. */
const MAX_GRANT_SECONDS = 2 ** 31 - 1

/** Returns the highest number of a unit that can be granted at once. */
export const mostGranted = (unit: GrantUnit): number => Math.floor(MAX_GRANT_SECONDS / SECONDS[unit])

/** Returns how a number of a unit is typed. */
export const grantSteps = (unit: GrantUnit): DecimalSteps => ({
  places: 0,
  step: 1n,
  least: 1n,
  most: BigInt(mostGranted(unit)),
})

export type GrantProblem = 'not_whole' | 'not_positive' | 'too_long'

/**
 * The time that a form grants: so many seconds, or why it grants nothing. An empty field is no mistake yet.
 */
export type ReadGrant = { seconds: number; problem: null } | { seconds: null; problem: GrantProblem | null }

/** Reads a number of months or days that somebody typed. */
export function readGrant(text: string, unit: GrantUnit): ReadGrant {
  const { units, problem } = readDecimal(text, 0)
  if (problem === 'empty') return { seconds: null, problem: null }
  if (problem === 'negative' || units === 0n) return { seconds: null, problem: 'not_positive' }
  if (units === null) return { seconds: null, problem: 'not_whole' }
  if (units > BigInt(mostGranted(unit))) return { seconds: null, problem: 'too_long' }
  return { seconds: Number(units) * SECONDS[unit], problem: null }
}

/**
 * Returns whether the server lets the viewer grant somebody time: a follower or a subscriber. Where that is
 * not known, the server decides.
 */
export const mayBeGranted = (
  relationship: Pick<Relationship, 'followed_by' | 'subscription_from'> | null,
): boolean => relationship === null || relationship.followed_by || relationship.subscription_from
