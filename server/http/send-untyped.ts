/**
 * Sends answers with a body and no content type, as the real server has some. The adapter would add a type.
 */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

export async function sendUntyped(
  answer: Response,
  outgoing: (HttpBindings | Http2Bindings)['outgoing'],
): Promise<Response> {
  if (answer.body === null || answer.headers.has('content-type')) return answer
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
  // The head goes out at once, so that an answer that breaks off has begun, as on other servers.
  if ('flushHeaders' in outgoing) outgoing.flushHeaders()
  await pipeline(Readable.from(answer.body), outgoing)
  return RESPONSE_ALREADY_SENT
}
