import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { createProxy } from './proxy.ts'

const ORIGIN = 'http://127.0.0.1:4000'
const running = new Set<Server>()

afterEach(() => {
  for (const server of running) server.close()
  running.clear()
})

async function startServer(listener: RequestListener): Promise<URL> {
  const server = createServer(listener)
  running.add(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The test server has no port')
  return new URL(`http://127.0.0.1:${address.port}`)
}

const ask = (target: URL, path: string, init?: RequestInit) =>
  createProxy(target).fetch(new Request(`${ORIGIN}${path}`, init), '10.0.0.7')

test('status, text and headers pass through, the Link header untouched', async () => {
  const link = '<http://meadow.example/api/v1/timelines/home?max_id=1>; rel="next"'
  const target = await startServer((_request, response) => {
    response.writeHead(418, 'Short And Stout', {
      Link: link,
      'Retry-After': '7',
      'Content-Type': 'text/plain',
    })
    response.end('no')
  })
  const answer = await ask(target, '/api/v1/timelines/home?limit=1')
  expect(answer.status).toBe(418)
  expect(answer.statusText).toBe('Short And Stout')
  expect(answer.headers.get('link')).toBe(link)
  expect(answer.headers.get('retry-after')).toBe('7')
  expect(await answer.text()).toBe('no')
})

test('method, path, query, body and token arrive, with the address of the browser', async () => {
  let seen: IncomingMessage | undefined
  let body = ''
  const target = await startServer(async (request, response) => {
    seen = request
    for await (const part of request) body += part
    response.end()
  })
  await ask(target, '/api/v1/statuses?x=1%202', {
    method: 'POST',
    body: '{"status":"hi"}',
    headers: { Authorization: 'Bearer t', Origin: ORIGIN },
  })
  expect(seen?.method).toBe('POST')
  expect(seen?.url).toBe('/api/v1/statuses?x=1%202')
  expect(body).toBe('{"status":"hi"}')
  expect(seen?.headers).toMatchObject({
    authorization: 'Bearer t',
    host: target.host,
    origin: target.origin,
    'x-forwarded-for': '10.0.0.7',
    'x-forwarded-proto': 'http',
  })
})

test('headers of one connection are not passed on, in both directions', async () => {
  let seen: IncomingMessage | undefined
  const target = await startServer((request, response) => {
    seen = request
    response.writeHead(200, {
      Connection: 'close, X-Of-Their-Hop',
      'X-Of-Their-Hop': 'secret',
      'Proxy-Connection': 'keep-alive',
      'X-Kept': 'yes',
    })
    response.end()
  })
  const answer = await ask(target, '/api/v1/instance', {
    headers: {
      Connection: 'keep-alive, X-Of-Our-Hop , upgrade',
      'X-Of-Our-Hop': 'secret',
      'Proxy-Connection': 'keep-alive',
      'HTTP2-Settings': 'AAMAAABk',
      Upgrade: 'websocket',
      'X-Kept': 'yes',
    },
  })
  const names = Object.keys(seen?.headers ?? {})
  expect(names).toContain('x-kept')
  for (const name of ['x-of-our-hop', 'proxy-connection', 'http2-settings', 'upgrade']) {
    expect(names).not.toContain(name)
  }
  const sent = [...answer.headers.keys()]
  expect(sent).toContain('x-kept')
  for (const name of ['connection', 'x-of-their-hop', 'proxy-connection']) expect(sent).not.toContain(name)
})

test('a server that changes the protocol unasked is refused with an explanation', async () => {
  const target = await startServer((request) => {
    request.socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    )
  })
  const answer = await ask(target, '/api/v1/streaming', {
    headers: { Connection: 'Upgrade', Upgrade: 'websocket' },
  })
  expect(answer.status).toBe(502)
  expect(await answer.json()).toMatchObject({
    error_description: `The server ${target.origin} wants to speak another protocol than HTTP.`,
  })
})

test('an answer arrives piece by piece', async () => {
  let finish = () => {}
  const target = await startServer((_request, response) => {
    response.write('first')
    finish = () => response.end('second')
  })
  const answer = await ask(target, '/media/a.webm')
  const reader = answer.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first')
  finish()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('second')
})

test('files are pointed at our origin, texts and other addresses are not', async () => {
  const target = await startServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json')
    const server = `http://${_request.headers.host}`
    response.end(
      JSON.stringify({
        avatar: `${server}/media/a.png`,
        header: null,
        text: `${server}/media/a.png`,
        url: `${server}/post/1`,
        media_attachments: [{ url: `${server}/api/media_proxy/x?signature=y` }],
      }),
    )
  })
  const post = await (await ask(target, '/api/v1/statuses/1')).json()
  expect(post).toEqual({
    avatar: `${ORIGIN}/media/a.png`,
    header: null,
    text: `${target.origin}/media/a.png`,
    url: `${target.origin}/post/1`,
    media_attachments: [{ url: `${ORIGIN}/api/media_proxy/x?signature=y` }],
  })
})

test('empty answers and redirects', async () => {
  const target = await startServer((request, response) => {
    if (request.url === '/users/alice')
      response.writeHead(302, { Location: `http://${request.headers.host}/@alice` })
    else response.writeHead(204)
    response.end()
  })
  const empty = await ask(target, '/api/v1/x', { method: 'DELETE' })
  expect([empty.status, empty.body]).toEqual([204, null])
  const redirect = await ask(target, '/users/alice')
  expect([redirect.status, redirect.headers.get('location')]).toEqual([302, '/@alice'])
})

test('a server that cannot be reached is named in the answer', async () => {
  const target = await startServer(() => {})
  for (const server of running) await new Promise((resolve) => server.close(resolve))
  const answer = await ask(target, '/api/v1/instance')
  expect(answer.status).toBe(502)
  expect(await answer.json()).toMatchObject({
    error_description: `The server ${target.origin} cannot be reached (ECONNREFUSED).`,
  })
})
