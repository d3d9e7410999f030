/** Decides when a visit of Home begins and what was seen before it (docs/spec/timelines.md#catch-up). */

/** A visit: since when nothing was read before, and how far Home was seen then. */
export interface HomeVisit {
  accountId: string | null
  /** The newest entry that was seen before; null where nothing was. */
  seen: string | null
  /** When something was read last, in milliseconds. */
  at: number
}

/** So long nobody reads anything before a new visit begins, in milliseconds. */
export const VISIT_ENDS_AFTER = 1_800_000

/** Returns the visit that is going on at a moment: the former one, or a new one from what was seen so far. */
export const visitAt = (former: HomeVisit | null, now: HomeVisit): HomeVisit =>
  former?.accountId === now.accountId && Math.abs(now.at - former.at) < VISIT_ENDS_AFTER
    ? { ...former, at: now.at }
    : now
