/** Tests docs/spec/offline.md#pages: whatever fails beneath the worker, its answers do not reject. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const SCRIPT = '/assets/frame-CNxV2T9w.js'
const PAGE = '<meta name="kith-build" content="1">'

const broken = () => Promise.reject(new DOMException('the disk fails', 'UnknownError'))

/** Returns an answer whose body breaks off. */
function unreadable(type: string): Response {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('the disk fails')) })
  return new Response(body, { headers: { 'content-type': type } })
}

const TYPES: Record<string, string> = { '/': 'text/html', '/assets/custom.css': 'text/css' }

const whole = {
  match: async (address: string) =>
    new Response(address === '/' ? PAGE : 'a {}', {
      headers: { 'content-type': TYPES[address] ?? 'text/javascript' },
    }),
  put: async () => undefined,
  keys: async () => [new Request(`https://kith.example${SCRIPT}`)],
  delete: async () => true,
}

type Faults = Partial<Record<'open' | keyof typeof whole, () => Promise<unknown>>>

const FAULTS: Record<string, Faults> = {
  'caches cannot be opened': { open: broken },
  'nothing can be found': { match: broken },
  'nothing can be listed': { keys: broken },
  'nothing can be written or dropped': { put: broken, delete: broken },
  'the theme cannot be read': {
    match: async (address?: string) =>
      address === '/assets/custom.css' ? unreadable('text/css') : whole.match(String(address)),
  } as Faults,
  'nothing can be read': {
    match: async (address?: string) => unreadable(TYPES[String(address)] ?? ''),
  } as Faults,
}

/** What a page may ask for: the page itself, a reload, a script, the theme, and what is shared. */
const REQUESTS: Record<string, { path: string; mode?: string; cache?: string; method?: string }> = {
  'a page': { path: '/home', mode: 'navigate' },
  'a reload of a page that never started': { path: '/home', mode: 'navigate', cache: 'no-cache' },
  'a script': { path: SCRIPT },
  'the theme': { path: '/assets/custom.css' },
  'what is shared': { path: '/share', method: 'POST' },
}

let listeners: Map<string, (event: unknown) => void>

beforeEach(async () => {
  vi.resetModules()
  vi.spyOn(console, 'warn').mockReturnValue()
  // Outside a browser there is no address that the path could belong to.
  vi.spyOn(Response, 'redirect').mockImplementation(() => new Response(null, { status: 303 }))
  listeners = new Map()
  vi.stubGlobal('kithBuild', { id: '1', pack: '/pack', packHash: '', list: '/list', listHash: '', first: [] })
  vi.stubGlobal('location', { origin: 'https://kith.example' })
  vi.stubGlobal('self', {
    addEventListener: (kind: string, listener: (event: unknown) => void) => listeners.set(kind, listener),
  })
})
afterEach(() => void vi.unstubAllGlobals())

function breakCaches({ open, ...faults }: Faults): void {
  const cache = { ...whole, ...faults }
  vi.stubGlobal('caches', {
    open: open ?? (async () => cache),
    match: open ?? cache.match,
    keys: open ?? (async () => ['kith-build-1']),
    delete: cache.delete,
  })
}

/** Asks the worker as a page does; resolves with its answer. */
async function ask({ path, mode = 'cors', ...rest }: { path: string; mode?: string }): Promise<Response> {
  const request = new Request(`https://kith.example${path}`, { method: 'GET' })
  // A program cannot make a navigation.
  const asked = {
    url: request.url,
    method: 'GET',
    headers: request.headers,
    blob: () => request.blob(),
    mode,
    ...rest,
  }
  let answer: Promise<Response> | undefined
  listeners.get('fetch')?.({
    request: asked,
    waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
    respondWith: (given: Promise<Response>) => {
      answer = given
    },
  })
  if (answer === undefined) throw new Error(`the worker leaves ${path} to the network`)
  return answer
}

const cases = Object.keys(FAULTS).flatMap((fault) =>
  Object.keys(REQUESTS).map((what) => [fault, what] as const),
)

// docs/spec/offline.md#pages
test.each(cases)('%s, without a connection: %s is answered', async (fault, what) => {
  breakCaches(FAULTS[fault] ?? {})
  vi.stubGlobal('fetch', broken)
  await import('../client/worker/worker.ts')
  const request = REQUESTS[what]
  if (what.startsWith('a reload')) await ask({ path: '/home', mode: 'navigate' })
  expect(await ask(request ?? { path: '' })).toBeInstanceOf(Response)
})

// docs/spec/offline.md#pages
test.each(cases.filter(([, what]) => what.includes('page')))(
  '%s, with a connection: %s comes all the same',
  async (fault, what) => {
    breakCaches(FAULTS[fault] ?? {})
    vi.stubGlobal('fetch', async () => new Response(PAGE))
    await import('../client/worker/worker.ts')
    const request = REQUESTS[what]
    if (what.startsWith('a reload')) await ask({ path: '/home', mode: 'navigate' })
    const answer = await ask(request ?? { path: '' })
    expect(await answer.text()).toContain('kith-build')
  },
)

// docs/spec/offline.md#pages
test('a cache that could not be opened once is opened again', async () => {
  breakCaches({ open: broken })
  vi.stubGlobal('fetch', broken)
  await import('../client/worker/worker.ts')
  expect((await ask({ path: SCRIPT })).type).toBe('error')
  breakCaches({})
  expect(await (await ask({ path: SCRIPT })).text()).toBe('a {}')
})
