/** Hears from every answer what time it is at the server (docs/spec/clocks.md#the-time-of-the-server). */
import { timeAtServer } from '#domain/server-time.ts'
import { correctClock } from '#platform/time/clock.ts'
import { serverNow } from '#platform/time/server-time.ts'

/** The date of the last answer that counted, less what `performance.now` said then. */
let begin = Number.NEGATIVE_INFINITY

/**
 * Notes the time that an answer carries. `sentAt`: when the request was sent, at the earliest, by
 * `performance.now`.
 */
export function noteServerTime({ headers }: Response, sentAt: number, mayBeCached = true): void {
  if (Number(headers.get('age')) > 0) return // a proxy says that it has kept it
  const ticks = performance.now()
  const reckoned = serverNow()
  const date = Date.parse(headers.get('date') ?? '')
  const known = { reckoned, device: Date.now(), least: begin + ticks }
  const time = timeAtServer({ date, took: ticks - sentAt, mayBeCached }, known)
  if (time === null) return
  begin = date - ticks
  if (time !== reckoned) correctClock(time)
}
