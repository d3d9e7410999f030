/**
 * The requests that `start.js` sent while the application code was still on its way. Whoever asks first for
 * the same path with the same token gets the running request instead of a new one.
 */

/** By path; each was sent with this token, or without one. */
export type EarlyRequests = Record<string, { token: string | null; answer: Promise<Response> }>

declare global {
  interface Window {
    kithEarly?: EarlyRequests
  }
}

/** The running request for `path`, once; undefined when there is none or it was sent for someone else. */
export function takeEarlyAnswer(path: string, token: string | null): Promise<Response> | undefined {
  const early = globalThis.window?.kithEarly
  const request = early?.[path]
  if (!early || !request || request.token !== token) return undefined
  delete early[path]
  return request.answer
}
