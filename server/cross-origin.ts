/** Other origins may read everything, without credentials (contract 0.7). */
import type { MiddlewareHandler } from 'hono'

export const crossOrigin: MiddlewareHandler = async (context, next) => {
  const origin = context.req.header('origin')
  const wanted = context.req.header('access-control-request-method')
  if (origin !== undefined && wanted !== undefined && context.req.method === 'OPTIONS') {
    const headers = context.req.header('access-control-request-headers') ?? ''
    return new Response(null, {
      status: 200,
      headers: {
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS',
        'access-control-allow-headers': headers,
        vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
      },
    })
  }
  await next()
  if (origin === undefined) return
  const { headers } = context.res
  headers.set('access-control-allow-origin', origin)
  headers.set('access-control-expose-headers', [...headers.keys()].join(', '))
  headers.append('vary', 'Origin')
}
