/**
 * A refusal, with its status and text (docs/server/README.md#errors,
 * docs/server/errors.md#messages-of-refusals).
 */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, text: string) {
    super(text)
    this.status = status
  }
}

/** A refusal that a library of the real server writes: plain text, in a few cases without a content type. */
export class PlainRefusal extends Refusal {
  readonly isTyped: boolean

  constructor(status: number, text: string, { isTyped = true } = {}) {
    super(status, text)
    this.isTyped = isTyped
  }
}

export const invalid = (text: string) => new Refusal(400, text)
export const notFound = (thing: string) => new Refusal(404, `${thing} not found`)
export const forbidden = () => new Refusal(403, 'permission error')
export const notSupported = () => new Refusal(418, 'operation not supported')
/** Returns the refusal of what the real server leaves to its database. */
export const databaseError = () => new Refusal(500, 'database error')
export const impossible = (text: string) => new Refusal(422, text)

/** Returns the answer for a refusal. In JSON, both keys always hold the same text. */
export function refusalResponse(refusal: Refusal): Response {
  const { status, message } = refusal
  if (!(refusal instanceof PlainRefusal)) {
    return Response.json({ error: message, error_description: message }, { status })
  }
  const headers = new Headers(refusal.isTyped ? { 'content-type': 'text/plain; charset=utf-8' } : {})
  return new Response(new TextEncoder().encode(message), { status, headers })
}
