/**
 * Keeps how far the clock of the server is from that of the device, which may be wrong by hours: a countdown ends when
 * the server says so (docs/server/policy-and-files.md#date).
 */
import { useTimed } from '#platform/clock.ts'
import { createStore, useStore } from '#platform/store.ts'

/** Milliseconds to add to the time of the device. */
const ahead = createStore(0)

/** The time is sent in whole seconds. Smaller differences are none. */
const PRECISION = 2_000

/** Milliseconds after which a server that does not answer counts as unreachable. */
const PATIENCE = 30_000

/** Sends a request as `fetch` does, and notes the time that the answer carries. */
export async function fetchWithTime(url: string, init: RequestInit): Promise<Response> {
  const limit = AbortSignal.timeout(PATIENCE)
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit
  const response = await fetch(url, { ...init, signal })
  noteServerTime(response.headers.get('date'))
  return response
}

function noteServerTime(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now()
  if (Number.isNaN(difference)) return
  if (Math.abs(difference - ahead.current()) >= PRECISION) ahead.set(difference)
}

/** Returns `read(now)` for the time at the server. Draws the component again only when the answer changes. */
export function useServerTimed<Answer extends string | number | boolean>(
  read: (now: number) => Answer,
): Answer {
  const difference = useStore(ahead)
  return useTimed((now) => read(now + difference))
}
