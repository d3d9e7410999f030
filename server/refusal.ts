/** How the server says no (contract 0.8, 5). */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, text: string) {
    super(text)
    this.status = status
  }
}

export const invalid = (text: string) => new Refusal(400, text)
export const notFound = (thing: string) => new Refusal(404, `${thing} not found`)
export const forbidden = () => new Refusal(403, 'permission error')
export const notSupported = () => new Refusal(418, 'operation not supported')
export const impossible = (text: string) => new Refusal(422, text)

/** Both keys always hold the same text. */
export function refusalResponse({ status, message }: Refusal): Response {
  return Response.json({ error: message, error_description: message }, { status })
}
