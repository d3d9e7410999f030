/**
 * Tells the addresses of the server from those of the web client that it serves
 * (docs/server/policy-and-files.md#addresses-outside-the-api).
 */
const PREFIXES = [
  '/api',
  '/oauth',
  '/media',
  '/feeds',
  '/users',
  '/objects',
  '/collections',
  '/activities',
  '/actor',
  '/ap',
  '/metrics',
  '/nodeinfo',
  '/.well-known',
  '/-/control',
  '/demo',
]

export function isBackendPath(path: string): boolean {
  return PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}
