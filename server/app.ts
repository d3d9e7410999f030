/** The reference server for one world. It answers each request as a Mitra server does. */
import { Hono } from 'hono'
import { accounts } from './handlers/accounts.ts'
import { admin } from './handlers/admin.ts'
import { credentials } from './handlers/credentials.ts'
import { feeds } from './handlers/feeds.ts'
import { followRequests } from './handlers/follow-requests.ts'
import { groups } from './handlers/groups.ts'
import { identity } from './handlers/identity.ts'
import { instance } from './handlers/instance.ts'
import { invoices } from './handlers/invoices.ts'
import { markers } from './handlers/markers.ts'
import { media } from './handlers/media.ts'
import { moving } from './handlers/moving.ts'
import { notifications } from './handlers/notifications.ts'
import { otherClients } from './handlers/other-clients.ts'
import { people } from './handlers/people.ts'
import { peopleByKey } from './handlers/people-by-key.ts'
import { polls } from './handlers/polls.ts'
import { postActions } from './handlers/post-actions.ts'
import { postLists } from './handlers/post-lists.ts'
import { postPeople } from './handlers/post-people.ts'
import { posts } from './handlers/posts.ts'
import { profile } from './handlers/profile.ts'
import { reactions } from './handlers/reactions.ts'
import { relationships } from './handlers/relationships.ts'
import { search } from './handlers/search.ts'
import { session } from './handlers/session.ts'
import { settings } from './handlers/settings.ts'
import { subscriptions } from './handlers/subscriptions.ts'
import { timelines } from './handlers/timelines.ts'
import { crossOrigin } from './http/cross-origin.ts'
import { dateHeader } from './http/date-header.ts'
import { normalPath } from './http/normal-path.ts'
import { createRateLimiter, unlimited } from './http/rate-limit.ts'
import { securityHeaders } from './http/security-headers.ts'
import { type DrawIdenticon, pages } from './pages/pages.ts'
import { pixel } from './pages/pixel.ts'
import type { Route } from './serve.ts'
import type { World } from './world/world.ts'

/** Every call the server answers. */
export const routes: Route[] = [
  ...accounts,
  ...admin,
  ...credentials,
  ...feeds,
  ...followRequests,
  ...groups,
  ...identity,
  ...instance,
  ...invoices,
  ...markers,
  ...media,
  ...moving,
  ...notifications,
  ...otherClients,
  ...people,
  ...peopleByKey,
  ...polls,
  ...postActions,
  ...postLists,
  ...postPeople,
  ...posts,
  ...profile,
  ...reactions,
  ...relationships,
  ...search,
  ...session,
  ...settings,
  ...subscriptions,
  ...timelines,
]

/**
 * The paths that answer 405 to a wrong method, each with the right one. All others answer 404
 * (docs/server/README.md#errors-that-are-not-json).
 */
const STRICT_PATHS = {
  '/api/v1/accounts': 'POST',
  '/api/v1/accounts/search': 'GET',
  '/api/v1/accounts/:id/load_activities': 'POST',
  '/oauth/token': 'POST',
}

export interface ServerOptions {
  world: World
  /**
   * `false` for tests that sign in more often than the real server allows
   * (docs/server/README.md#rate-limits).
   */
  rateLimits?: boolean
  /**
   * Draws the picture of a person who has none, from their actor id. The empty text asks for a header image.
   */
  drawIdenticon?: DrawIdenticon
}

export interface Server {
  fetch(request: Request): Promise<Response>
}

export function createServer(options: ServerOptions): Server {
  const { world, rateLimits = true, drawIdenticon = pixel } = options
  const limiter = rateLimits ? createRateLimiter(world.clock) : unlimited
  const app = new Hono({ getPath: normalPath })

  app.use(dateHeader(world.clock))
  app.use(securityHeaders)
  app.use(crossOrigin)
  app.route('/', pages(world, drawIdenticon))
  for (const { endpoint, respond } of mostSpecificFirst(routes)) {
    app.on(endpoint.method, endpoint.path, ({ req }) =>
      // The router treats HEAD as GET. The real server answers it only for files.
      req.method === 'HEAD' ? notFound() : respond(req.raw, req.param(), { world, limiter }),
    )
  }
  for (const [path, method] of Object.entries(STRICT_PATHS)) {
    app.all(path, () => new Response(null, { status: 405, headers: { allow: method } }))
  }
  app.notFound(notFound)
  app.onError((error) => {
    console.error(error)
    const text = 'internal error'
    return Response.json({ error: text, error_description: text }, { status: 500 })
  })

  return { fetch: async (request) => app.fetch(request) }
}

const notFound = () => new Response(null, { status: 404 })

/** Sorts routes so that `/accounts/lookup` comes before `/accounts/:id`. */
const mostSpecificFirst = (all: Route[]) =>
  all.toSorted((one, other) => parameters(one.endpoint.path) - parameters(other.endpoint.path))

const parameters = (path: string) => path.split(':').length
