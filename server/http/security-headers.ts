/**
 * Adds the security headers that a Mitra server puts on every answer
 * (docs/server/policy-and-files.md#content-security-policy).
 */
import type { MiddlewareHandler } from 'hono'

export const SECURITY_HEADERS = {
  'Content-Security-Policy': [
    "base-uri 'self'",
    "connect-src 'self' *",
    "default-src 'none'",
    "frame-ancestors 'none'",
    "img-src 'self' data:",
    "manifest-src 'self'",
    "media-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
}

export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) context.res.headers.set(name, value)
}
