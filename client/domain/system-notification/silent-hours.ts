/** Decides when nothing is told (docs/spec/notifications.md#silent-hours). */

export interface SilentHours {
  /** Times of day, `22:00`. */
  from: string
  to: string
}

/** The hours that are offered first. */
export const USUAL_HOURS: SilentHours = { from: '22:00', to: '07:00' }

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Returns whether a text is a time of day. */
export const isTimeOfDay = (text: string): boolean => TIME.test(text)

/** Reads the hours as the preferences have them, `22:00-07:00`; null for none. */
export function silentHoursIn(stored: string): SilentHours | null {
  const [from = '', to = '', ...more] = stored.split('-')
  return isTimeOfDay(from) && isTimeOfDay(to) && more.length === 0 ? { from, to } : null
}

/** Returns the text that the preferences keep; empty for none. */
export const storedHours = (hours: SilentHours | null): string => (hours ? `${hours.from}-${hours.to}` : '')

/**
 * Returns whether a time of day is within the hours. They begin with their first minute, end before their
 * last one, and may go on over midnight. Two equal times are no hours at all.
 */
export function isSilent({ from, to }: SilentHours, time: string): boolean {
  if (from <= to) return from <= time && time < to
  return from <= time || time < to
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Returns the time of day where the person is. */
export const timeOfDay = (date: Date): string =>
  `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
