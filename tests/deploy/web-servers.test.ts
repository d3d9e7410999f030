/**
 * Tests docs/spec/instance.md#behind-a-web-server with the real programs: what the configurations of
 * `deploy/` send, and journeys through them. `npm run test:deploy` does so with all of them, `npm test` with
 * one a day.
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SECURITY_HEADERS } from '#server/http/security-headers.ts'
import { shareOfToday } from '#tests/harness/seeded.ts'
import { isThere, PROGRAMS, startWebServer, type WebServer } from '#tests/harness/web-servers.ts'
import { startServer } from '../../scripts/foreign-server.mjs'
import { asker } from './ask.ts'

const CLIENT = 'dist'
/** The names that end with a hash of the content. */
const HASHED = /-[\w-]{8}\.\w+$/
const MEGABYTE = 2 ** 20

/** Journeys that send files, read what others write, and open pages by their addresses. */
const JOURNEYS = shareOfToday(
  ['writing-attachments', 'writing-post', 'reading-poll', 'profile-page', 'reading-thread', 'reading-search'],
  6,
)

const today = process.env.KITH_DEPLOY === undefined ? [] : shareOfToday(PROGRAMS, PROGRAMS.length)

test('each program has a configuration', () => {
  const files = readdirSync('deploy', { withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.map(({ name }) => name).sort()).toEqual(['Caddyfile', 'apache.conf', 'nginx.conf'])
})

describe.for(today.filter(isThere))('behind %s', (program) => {
  let mitra: { origin: string; stop: () => void }
  let server: WebServer
  let ask: ReturnType<typeof asker>

  beforeAll(async () => {
    mitra = await startServer()
    server = await startWebServer(program, CLIENT, mitra.origin)
    ask = asker(server)
  })

  afterAll(async () => {
    await server?.stop()
    mitra?.stop()
  })

  test.each([
    '/',
    '/home',
    '/settings/profile',
    '/search?q=%23bread',
    '/@alice/gallery',
    '/apis',
    '/index.html',
  ])('the page answers %s, and is asked for again each time', async (path) => {
    const { status, headers, body } = await ask(path)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      expect.stringMatching(/^text\/html/),
      'no-cache',
    ])
    expect(String(body)).toBe(readFileSync(join(CLIENT, 'index.html'), 'utf8'))
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(headers[name.toLowerCase()]).toBe(value)
    }
    const known = { 'if-none-match': headers.etag ?? '' }
    expect((await ask(path, { headers: known })).status).toBe(304)
  })

  test('every file comes as it was built; those with a hash are kept for ever', async () => {
    const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'custom.css')
      .map(({ parentPath, name }) => join(parentPath, name))
    const wrong: string[] = []
    for (const file of files) {
      const { status, headers, body } = await ask(file.slice(CLIENT.length))
      const advice = HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache'
      if (status !== 200 || headers['cache-control'] !== advice) wrong.push(`${file}: ${status}`)
      if (hashOf(body) !== hashOf(readFileSync(file))) wrong.push(`${file} was changed`)
      if (/\.js$/.test(file) && !/javascript/.test(headers['content-type'] ?? '')) wrong.push(`${file}: type`)
    }
    expect(wrong).toEqual([])
  })

  test.each([
    [/^frame-.*\.js$/, 'gzip'],
    [/^frame-.*\.css$/, 'gzip'],
    [/^pack-.*\.gz$/, undefined],
  ])('%s is sent with the encoding %s', async (name, encoding) => {
    const file = readdirSync(join(CLIENT, 'assets')).find((each) => name.test(each)) ?? ''
    const { headers } = await ask(`/assets/${file}`, { headers: { 'accept-encoding': 'gzip' } })
    expect(headers['content-encoding']).toBe(encoding)
  })

  test('a file that is missing is no page, and nobody keeps that', async () => {
    const { status, headers, body } = await ask('/assets/frame-00000000.js')
    expect(status).toBe(404)
    expect(headers['cache-control'] ?? '').not.toContain('immutable')
    expect(String(body)).not.toContain('kith-build')
  })

  test.each([
    ['/api/v1/instance?a=b%20c', 200, /"uri"/],
    ['/.well-known/nodeinfo', 200, /nodeinfo/],
    ['/oauth/unknown', 404, /^/],
    ['/api/v1/accounts/lookup?acct=nobody%40there', 404, /error/],
    ['/users/alice', 302, /^$/],
  ])('Mitra answers %s', async (path, status, text) => {
    const answer = await ask(path)
    expect([answer.status, String(answer.body)]).toEqual([status, expect.stringMatching(text)])
    if (status === 302) expect(answer.headers.location).toBe(`${server.origin}/@alice`)
  })

  test('profiles and posts have link previews', async () => {
    const { body } = await ask('/@alice')
    expect(String(body)).toContain('<title>Profile - alice')
    expect((await ask('/post/no-id')).status).toBe(404)
  })

  test('a file of 30 MB reaches Mitra', async () => {
    const body = Buffer.alloc(30 * MEGABYTE)
    const { status, body: said } = await ask('/api/v1/media', { method: 'POST', body })
    expect([status, String(said)]).toEqual([401, expect.stringContaining('error')])
  })

  test("an administrator's theme wins over the empty one", async () => {
    const theme = join(server.folder, '../kith-theme/assets/custom.css')
    writeFileSync(theme, ':root { --mark: 1 }')
    const { headers, body } = await ask('/assets/custom.css')
    expect([headers['cache-control'], String(body)]).toEqual(['no-cache', ':root { --mark: 1 }'])
    rmSync(theme)
    expect(String((await ask('/assets/custom.css')).body)).toBe('')
  })

  test('HTTP leads to HTTPS', async () => {
    const { status, headers } = await asker({ ...server, origin: server.plain })('/home?a=b')
    expect([301, 308]).toContain(status)
    // Caddy leads to the usual port, whatever it listens on.
    expect(headers.location).toMatch(/^https:\/\/127\.0\.0\.1(?::\d+)?\/home\?a=b$/)
  })

  test('journeys are as they are without it', async () => {
    const env = {
      ...process.env,
      KITH_SERVER: server.origin,
      KITH_E2E_OUTPUT: `.kith/e2e-${program}`,
      // Playwright's own calls trust the certificate by this; its browser is told not to look at it.
      NODE_EXTRA_CA_CERTS: server.certificate,
      KITH_OWN_CERTIFICATE: '1',
    }
    const args = ['test', ...JOURNEYS, '--reporter=line']
    const { stdout } = await promisify(execFile)('node_modules/.bin/playwright', args, { env }).catch(
      ({ stdout: said }) => ({ stdout: `failed: ${said}` }),
    )
    expect(stdout).toMatch(/\d+ passed/)
    expect(stdout).not.toMatch(/failed/)
  }, 900_000)
})

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
