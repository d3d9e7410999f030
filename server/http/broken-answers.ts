/** Makes answers that end before their time, as those of a broken connection do. */

const BROKEN = 'The connection was broken off on purpose'

/**
 * Returns an answer whose body ends too early. With `hangs` it goes on for ever instead, and says nothing.
 */
export async function cutOff(answer: Response, end: number, hangs = false): Promise<Response> {
  const whole = new Uint8Array(await answer.arrayBuffer())
  const begin = Number(/^bytes (\d+)-/.exec(answer.headers.get('content-range') ?? '')?.[1] ?? 0)
  let begun = false
  const body = new ReadableStream({
    pull(stream) {
      if (!begun) stream.enqueue(whole.subarray(0, Math.max(0, end - begin)))
      else if (hangs) return new Promise(() => {})
      else stream.error(new Error(BROKEN))
      begun = true
    },
  })
  return new Response(body, { status: answer.status, headers: answer.headers })
}

/**
 * Returns an answer that begins and then breaks. An error before the first byte would become a proper 500.
 */
export function brokenOff(): Response {
  let begun = false
  const body = new ReadableStream({
    pull(stream) {
      if (begun) stream.error(new Error(BROKEN))
      else stream.enqueue(new Uint8Array([0x7b]))
      begun = true
    },
  })
  // An answer without a type, or one that is compressed, would be read to its end before its first byte is
  // sent.
  return new Response(body, { status: 200, headers: { 'content-type': 'application/octet-stream' } })
}
