/**
 * Says how long browsers may keep the client's files: those with a hash in their name for ever, others until
 * they ask again.
 */

/** Matches the names that Vite gives to built files: they end with a hash of the content. */
const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/

export function keepLong(request: Request, answer: Response): Response {
  const { headers, status } = answer
  if (status >= 400) return answer
  const isPage = headers.get('content-type')?.startsWith('text/html')
  const isForEver = !isPage && HASHED.test(new URL(request.url).pathname)
  headers.set('cache-control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache')
  return answer
}
