/** Tests answers without a content type over a real connection. */
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterEach, expect, test } from 'vitest'
import { sendUntyped } from './send-untyped.ts'

let server: ReturnType<typeof serve> | undefined

afterEach(() => {
  server?.close()
})

async function ask(answer: () => Response): Promise<Response> {
  server = serve({
    fetch: (_, { outgoing }) => sendUntyped(answer(), outgoing),
    hostname: '127.0.0.1',
    port: 0,
  })
  await new Promise((resolve) => server?.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}/`)
}

test('get none on the way', async () => {
  const answer = await ask(
    () => new Response(new TextEncoder().encode('{}'), { status: 401, headers: { a: 'b' } }),
  )
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([401, null, '{}'])
})

test('an answer that breaks off has begun before', async () => {
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{')),
    pull: (stream) => stream.error(new Error('broken off')),
  })
  const answer = await ask(() => new Response(body, { status: 200, headers: { a: 'b' } }))
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow()
})
