/**
 * Tests what the worker makes of files that are not what they should be
 * (docs/spec/offline.md#checked-files).
 */
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const SCRIPT = '/assets/frame-CNxV2T9w.js'
const PAGE = '<meta name="kith-build" content="1">'

let cached: Map<string, Response>

/** Answers each address by what stands in the table, and everything else with 404. */
function serve(answers: Record<string, () => Response>) {
  const network = vi.fn<(request: Request | string, init?: RequestInit) => Promise<Response>>(
    async (request) => {
      const { pathname } = new URL(
        typeof request === 'string' ? request : request.url,
        'https://kith.example',
      )
      return answers[pathname]?.() ?? new Response(null, { status: 404 })
    },
  )
  vi.stubGlobal('fetch', network)
  return network
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

function beWorkerOf(pack: string) {
  const build = {
    id: '1',
    pack: '/assets/pack.gz',
    packHash: sha256(pack),
    list: '/l',
    listHash: '',
    first: [],
  }
  vi.stubGlobal('kithBuild', build)
}

// The other files of this project share the globals.
afterEach(() => void vi.unstubAllGlobals())

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(console, 'warn').mockReturnValue()
  cached = new Map()
  const cache = {
    match: async (address: string) => cached.get(address)?.clone(),
    put: async (address: string, answer: Response) => void cached.set(address, answer),
    keys: async () => [],
  }
  vi.stubGlobal('self', {})
  vi.stubGlobal('caches', {
    open: async () => cache,
    match: cache.match,
    keys: async () => [],
    delete: async () => cached.clear(),
  })
  beWorkerOf('{}')
})

const typed = (body: string, type: string) => () => new Response(body, { headers: { 'content-type': type } })

async function askForScript() {
  const { answerAsset } = await import('./assets.ts')
  const request = new Request(`https://kith.example${SCRIPT}`)
  return answerAsset({ request } as FetchEvent, SCRIPT, 'text/javascript')
}

// docs/spec/offline.md#checked-files
test.each(['text/html', 'text/plain', 'image/svg+xml', 'application/json', 'text/css', ''])(
  'an answer of type %j in place of a script is none',
  async (type) => {
    serve({ [SCRIPT]: typed('pwned()', type) })
    expect((await askForScript()).type).toBe('error')
  },
)

// docs/spec/offline.md#checked-files
test('a cached answer of another type is not given to a page as a script', async () => {
  cached.set(SCRIPT, typed('<script>pwned()</script>', 'text/html')())
  serve({ [SCRIPT]: typed('let a', 'text/javascript') })
  expect(await (await askForScript()).text()).toBe('let a')
})

// docs/spec/offline.md#checked-files
test('a file is never taken from where the server sends on to', async () => {
  const network = serve({ [SCRIPT]: typed('<!doctype html>', 'text/html') })
  await askForScript()
  const { cacheUsedFiles } = await import('./assets.ts')
  cached.set('/', new Response(PAGE))
  await cacheUsedFiles([SCRIPT])
  expect(network.mock.calls.map(([, init]) => init?.redirect)).toEqual(['error', 'error', 'error'])
})

// docs/spec/offline.md#checked-files
test.each([
  '/',
  '/home',
  '/worker.js',
  '/assets/../worker-12345678.js',
  '//evil.example/assets/x-12345678.js',
  'https://evil.example/assets/x-12345678.js',
  '/assets/..%2fx-12345678.js',
  '/assets/x-12345678.html',
  '__proto__',
  '',
])('a build whose pack holds a file called %j is not cached', async (name) => {
  const pack = `{${JSON.stringify(name)}:"pwned()","${SCRIPT}":"let a"}`
  beWorkerOf(pack)
  serve({ '/': typed(PAGE, 'text/html'), '/assets/pack.gz': typed(pack, 'application/gzip') })
  const { cacheBuild } = await import('./cache-build.ts')
  await cacheBuild()
  expect([...cached.keys()]).toEqual([])
})

// docs/spec/offline.md#the-files-of-a-build
test('a build whose pack holds files of its own alone is cached', async () => {
  const pack = `{"${SCRIPT}":"let a"}`
  beWorkerOf(pack)
  serve({ '/': typed(PAGE, 'text/html'), '/assets/pack.gz': typed(pack, 'application/gzip') })
  const { cacheBuild } = await import('./cache-build.ts')
  await cacheBuild()
  expect([...cached.keys()]).toEqual([SCRIPT, '/assets/custom.css', '/'])
})
