/** Sends an answer that has a body and no content type, as some of the real server have none: the adapter would add one. */
import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

export async function sendUntyped(
  answer: Response,
  outgoing: (HttpBindings | Http2Bindings)['outgoing'],
): Promise<Response> {
  if (answer.body === null || answer.headers.has('content-type')) return answer
  const bytes = Buffer.from(await answer.arrayBuffer())
  outgoing.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    'content-length': bytes.byteLength,
  })
  outgoing.end(bytes)
  return RESPONSE_ALREADY_SENT
}
