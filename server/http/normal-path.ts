/**
 * Returns the path of a request with double slashes merged and the last slash removed
 * (docs/server/README.md#paths).
 */
export const normalPath = (request: Request): string =>
  new URL(request.url).pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
