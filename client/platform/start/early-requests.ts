/**
 * Finds the requests that `start.js` sent while the application's code was still loading. The first caller
 * that asks for the same path with the same token gets the running request instead of a new one.
 */

/** The requests by their paths, each with the token that it was sent with. */
export type EarlyRequests = Record<string, { token: string | null; answer: Promise<Response> }>

declare global {
  interface Window {
    kithEarly?: EarlyRequests
  }
}

/**
 * Returns the running request for `path`, once; undefined when there is none or it was sent with another
 * token.
 */
export function takeEarlyAnswer(path: string, token: string | null): Promise<Response> | undefined {
  const early = globalThis.window?.kithEarly
  const request = early?.[path]
  if (!early || request?.token !== token) return
  delete early[path]
  return request.answer
}

/**
 * Forgets the requests that nobody has taken. It is called when something changes: an earlier answer would
 * undo the change on the page.
 */
export function forgetEarlyAnswers(): undefined {
  if (globalThis.window) window.kithEarly = {}
}
