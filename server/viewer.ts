/** Who is asking, by the token of the request (contract 0.2). */
import type { Access } from '#contract/endpoint.ts'
import { Refusal } from './refusal.ts'
import { holderOf } from './world/accounts.ts'
import type { AccountRecord } from './world/records.ts'
import type { World } from './world/world.ts'

/** The bearer token; a malformed header counts as none. */
export const tokenOf = (request: Request): string | null =>
  /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null

/** A stale token is refused even where a guest would be let in. */
export function identify(world: World, access: Access, token: string | null): AccountRecord | null {
  if (access === 'none' || token === null) return null
  const viewer = holderOf(world, token)
  if (!viewer) throw new Refusal(401, 'access token is invalid')
  return viewer
}

/** JSON without a content type: what the real server sends when the header is missing; under /oauth, nothing. */
export function missingToken(request: Request): Response {
  const text = 'auth header is not present'
  const body = JSON.stringify({ error: text, error_description: text })
  const isEmpty = new URL(request.url).pathname.startsWith('/oauth/')
  return new Response(isEmpty ? null : new TextEncoder().encode(body), {
    status: 401,
    headers: { 'www-authenticate': 'Bearer' },
  })
}
