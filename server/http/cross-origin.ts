/**
 * Lets other origins read every answer, without credentials (docs/server/policy-and-files.md#other-origins,
 * docs/spec/instance.md#another-server).
 */
import type { MiddlewareHandler } from 'hono'
import { PlainRefusal, refusalResponse } from '../refusal.ts'

const ALLOWED_METHODS = 'DELETE, CONNECT, PATCH, PUT, HEAD, GET, OPTIONS, TRACE, POST'

const UNKNOWN_METHOD = new PlainRefusal(400, 'Requested method is not allowed')

const VARY = 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers'

export const crossOrigin: MiddlewareHandler = async (context, next) => {
  const origin = context.req.header('origin')
  const method = context.req.header('access-control-request-method')
  if (origin !== undefined && method !== undefined && context.req.method === 'OPTIONS') {
    if (!ALLOWED_METHODS.split(', ').includes(method)) return refusalResponse(UNKNOWN_METHOD)
    return preflight(origin, context.req.header('access-control-request-headers'))
  }
  await next()
  const { headers } = context.res
  if (origin !== undefined) headers.set('access-control-allow-origin', origin)
  // The adapter writes the length when it sends the answer, which is later.
  const exposed = [...headers.keys()].filter((name) => name !== 'content-length').join(', ')
  if (exposed !== '') headers.set('access-control-expose-headers', exposed)
  headers.set('vary', VARY)
}

/** Answers a preflight request. Every address answers it, even one where there is nothing. */
function preflight(origin: string, wanted: string | undefined): Response {
  return new Response(null, {
    status: 200,
    headers: {
      'access-control-allow-origin': origin,
      'access-control-allow-methods': ALLOWED_METHODS,
      ...(wanted !== undefined && { 'access-control-allow-headers': wanted }),
      vary: VARY,
    },
  })
}
