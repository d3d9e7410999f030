/** Merges double slashes and drops the last one (contract 0.1). */
export const normalPath = (request: Request): string =>
  new URL(request.url).pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
