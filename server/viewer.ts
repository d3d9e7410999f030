/** Finds the person who asks by the token of the request (docs/server/README.md#authentication). */
import type { Access } from '#contract/endpoint.ts'
import { Refusal } from './refusal.ts'
import { accountOfToken } from './world/accounts.ts'
import type { AccountRecord } from './world/records.ts'
import type { World } from './world/world.ts'

/** Returns the bearer token. A malformed header counts as none. */
export const tokenOf = (request: Request): string | null =>
  /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null

/** Returns the viewer. An expired token is refused even where a visitor without a token would be let in. */
export function identify(world: World, access: Access, token: string | null): AccountRecord | null {
  if (access === 'none' || token === null) return null
  const viewer = accountOfToken(world, token)
  if (!viewer) throw new Refusal(401, 'access token is invalid')
  return viewer
}

/**
 * Returns the real server's answer to a missing token: JSON without a content type, and nothing under
 * `/oauth`.
 */
export function missingToken(request: Request): Response {
  const text = 'auth header is not present'
  const body = JSON.stringify({ error: text, error_description: text })
  const isEmpty = new URL(request.url).pathname.startsWith('/oauth/')
  return new Response(isEmpty ? null : new TextEncoder().encode(body), {
    status: 401,
    headers: { 'www-authenticate': 'Bearer' },
  })
}
