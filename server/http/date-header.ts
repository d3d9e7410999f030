/**
 * Says what time it is by the clock of the world, by which a client can tell that its own is wrong
 * (docs/server/policy-and-files.md#date).
 */
import type { MiddlewareHandler } from 'hono'

export const dateHeader =
  (clock: () => number): MiddlewareHandler =>
  async (context, next) => {
    await next()
    context.res.headers.set('date', new Date(clock()).toUTCString())
  }
