/**
 * Reads how long a server asks to wait, and says how much of that is left
 * (docs/spec/conventions.md#waiting-times, docs/server/README.md#errors-that-are-not-json).
 */

/** Seconds. Who asks for more means something else; nobody would wait for it. */
const MAX_WAIT_SECONDS = 86_400

/**
 * Returns the seconds of a header `retry-after`: a number, or a date that is compared with that of the
 * answer, because the clock of the device may be wrong. Null where there is nothing to wait for, or nothing
 * that could be believed. `date` is the header of that name, `now` the time of the device in milliseconds.
 */
export function readRetryAfter(header: string | null, date: string | null, now: number): number | null {
  const text = header?.trim() ?? ''
  // A proxy may add its own to that of the server.
  const [, number] = /^(\d+(?:\.\d+)?)\s*(?:,|$)/.exec(text) ?? []
  const seconds = number === undefined ? secondsUntil(text, date, now) : Number(number)
  return seconds > 0 && seconds <= MAX_WAIT_SECONDS ? Math.ceil(seconds) : null
}

/** Not a number for a text that is no date: all its forms begin with the name of a day. */
function secondsUntil(text: string, date: string | null, now: number): number {
  if (!/^[A-Z][a-z]+,? /.test(text)) return Number.NaN
  const sent = Date.parse(date ?? '')
  return (Date.parse(text) - (Number.isNaN(sent) ? now : sent)) / 1000
}

export interface TimeLeft {
  unit: 'second' | 'minute' | 'hour'
  /** Never less than what is left; 0 when the wait is over. */
  count: number
}

/** Up to so many seconds are said in seconds. */
const IN_SECONDS = 120
/** Seconds change in steps, so that no screen reader reads each of them. */
const STEP = 30
const MINUTE = 60
const HOUR = 3_600

/**
 * Returns what is left of a wait of so many seconds. Both times are those of the device, in milliseconds:
 * whatever it did meanwhile, such as sleeping, has passed too.
 */
export function timeLeft(seconds: number, since: number, now: number): TimeLeft {
  // A clock that was set back does not make it longer.
  const left = Math.min(seconds, seconds - (now - since) / 1000)
  if (left <= 0) return { unit: 'second', count: 0 }
  if (seconds <= IN_SECONDS)
    return { unit: 'second', count: Math.min(seconds, Math.ceil(left / STEP) * STEP) }
  return left > 2 * HOUR
    ? { unit: 'hour', count: Math.ceil(left / HOUR) }
    : { unit: 'minute', count: Math.ceil(left / MINUTE) }
}
