/**
 * Returns the path of a request with double slashes merged, the last slash removed, and letters, digits,
 * hyphens, dots, underscores and tildes decoded (docs/server/README.md#paths).
 */
export const normalPath = (request: Request): string =>
  new URL(request.url).pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .replace(/%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi, (code) => decodeURIComponent(code))
