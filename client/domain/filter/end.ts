/** Decides when a filter ends (docs/spec/filters.md#an-end). */

const DAY = 86_400_000

export const FILTER_ENDS = ['never', 'day', 'week', 'month'] as const

/** The days that each way to end takes; null for none. */
export const END_DAYS: Record<(typeof FILTER_ENDS)[number], number | null> = {
  never: null,
  day: 1,
  week: 7,
  month: 30,
}

/** A way to end, or the end that a filter has had. */
export type FilterEnd = (typeof FILTER_ENDS)[number] | 'unchanged'

/** Returns when a filter ends that is saved now, in milliseconds; null for never. */
export function untilOf(end: FilterEnd, former: number | null, now: number): number | null {
  if (end === 'unchanged') return former
  const days = END_DAYS[end]
  return days === null ? null : now + days * DAY
}
