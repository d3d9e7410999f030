/** Orders the sessions of an account (docs/spec/session.md#sessions-of-an-account). */
import type { Session } from '#contract/entities/session.ts'

/** Returns the sessions, this one first and then those that began last. */
export const inOrder = (sessions: readonly Session[]): Session[] =>
  sessions.toSorted(
    (one, other) =>
      Number(other.is_current) - Number(one.is_current) || timeOf(other.created_at) - timeOf(one.created_at),
  )

/** Returns when a session began, in milliseconds. A date that cannot be read counts as the oldest. */
function timeOf(date: string): number {
  const time = Date.parse(date)
  return Number.isNaN(time) ? 0 : time
}
