/**
 * Limits how often an address may register, sign in, search and fetch, by token buckets
 * (docs/server/README.md#rate-limits).
 */
import type { Clock } from '../world/world.ts'

export type Bucket = 'registration' | 'login' | 'search' | 'fetch'

/** For each bucket, the number of calls at once and the seconds until one more. */
const BUCKETS: Record<Bucket, { burst: number; refill: number }> = {
  registration: { burst: 2, refill: 300 },
  login: { burst: 5, refill: 120 },
  search: { burst: 2, refill: 30 },
  fetch: { burst: 6, refill: 300 },
}

/** With more than so many buckets, those that are full again are forgotten. */
const MOST_BUCKETS = 1_000

export interface RateLimiter {
  /** Takes one call from a bucket. Returns the seconds to wait when it is empty, else null. */
  take(bucket: Bucket, address: string): number | null
}

export function createRateLimiter(clock: Clock): RateLimiter {
  /** The time when each bucket will be full again. */
  const fullAt = new Map<string, number>()
  return {
    take(bucket, address) {
      const { burst, refill } = BUCKETS[bucket]
      const key = `${bucket} ${address}`
      const now = clock()
      const full = Math.max(fullAt.get(key) ?? now, now)
      const missing = (full - now) / (refill * 1000)
      if (missing > burst - 1) return (missing - (burst - 1)) * refill
      fullAt.set(key, full + refill * 1000)
      if (fullAt.size > MOST_BUCKETS) for (const [other, at] of fullAt) if (at <= now) fullAt.delete(other)
      return null
    },
  }
}

export const unlimited: RateLimiter = { take: () => null }

/** Returns the address that a call counts for, as the proxy in front reports it. */
export const addressOf = (request: Request): string =>
  request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? 'peer'

export function tooManyRequests(seconds: number): Response {
  const wait = String(Math.floor(seconds))
  return new Response(`Too many requests, retry in ${wait}s`, {
    status: 429,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'retry-after': wait,
      'x-ratelimit-after': wait,
    },
  })
}
