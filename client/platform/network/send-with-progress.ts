/**
 * Sends a request like `fetch` and reports how much of the body was sent, which only XMLHttpRequest knows.
 */
import { startStopwatch } from '#platform/time/stopwatch.ts'

/** How long an upload may stand still before it is given up, in milliseconds. */
const STALL_TIMEOUT_MS = 60_000

/** A timer that is so much too late has slept with its device, in milliseconds. */
const SLEPT_MS = 10_000

/** The statuses whose answers have no body; a `Response` for them must be made without one. */
const BODYLESS = [204, 205, 304]

/** Returns a function like `fetch` that calls `onProgress` with the share of the body that was sent. */
export const sendWithProgress =
  (onProgress: (share: number) => void) =>
  (url: string, { method = 'GET', headers, body, signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const abort = () => request.abort()
      let stalled = waitFor(true)

      function waitFor(maySleep: boolean) {
        const passed = startStopwatch()
        return setTimeout(() => {
          const hasSlept = passed() > STALL_TIMEOUT_MS + SLEPT_MS
          // The answer may have come meanwhile, and is taken in first. Tabs in the background are late too.
          if (hasSlept && maySleep) stalled = waitFor(false)
          else abort()
        }, STALL_TIMEOUT_MS)
      }

      request.open(method, url)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => {
        clearTimeout(stalled)
        stalled = waitFor(true)
        if (total > 0) onProgress(loaded / total)
      }
      request.onload = () => {
        // It follows redirects by itself; what came from elsewhere is no answer.
        if (isSameOrigin(request.responseURL, url)) resolve(answerOf(request))
        else reject(new TypeError('the answer came from elsewhere'))
      }
      request.onerror = () => reject(new TypeError('the connection failed'))
      request.onabort = () =>
        reject(signal?.aborted ? signal.reason : new TypeError('the connection stalled'))
      request.onloadend = () => {
        clearTimeout(stalled)
        signal?.removeEventListener('abort', abort)
      }
      signal?.addEventListener('abort', abort)
      if (signal?.aborted) reject(signal.reason)
      else request.send(typeof body === 'string' ? body : null)
    })

/** Addresses without a host are those of the page. */
const isSameOrigin = (one: string, other: string) =>
  new URL(one, location.href).origin === new URL(other, location.href).origin

function answerOf(request: XMLHttpRequest): Response {
  const { status, statusText } = request
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', value = ''] = line.split(/: (.*)/s)
    if (name) headers.append(name, value)
  }
  return new Response(BODYLESS.includes(status) ? null : request.responseText, {
    status,
    statusText,
    headers,
  })
}
