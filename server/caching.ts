/** Says how long the client's files are good for: those named by a hash for ever, all others until asked again. */

/** Vite ends the names of built files with a hash of what they hold. */
const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/

export function keepLong(request: Request, answer: Response): Response {
  const { headers, status } = answer
  if (status >= 400) return answer
  const isPage = headers.get('content-type')?.startsWith('text/html')
  const isForEver = !isPage && HASHED.test(new URL(request.url).pathname)
  headers.set('cache-control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache')
  return answer
}
