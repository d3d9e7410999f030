import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const unregister = vi.fn(async () => true)
const forget = vi.fn(async (_name: string) => true)

beforeEach(() => {
  vi.stubGlobal('kithBuild', { id: '1', pack: '/pack', packHash: '', first: [] })
  vi.stubGlobal('self', { registration: { unregister }, clients: { matchAll: async () => [] } })
  vi.stubGlobal('caches', { keys: async () => ['kith-build-1', 'kith-theme'], delete: forget })
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const file = (text: string, type: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': type } })

// docs/spec/offline.md#stepping-aside
test.each<[string, boolean, () => Response]>([
  ['this worker', false, () => file('const kithBuild={}', 'text/javascript')],
  ['an error', false, () => file('', 'text/html', 503)],
  ['a refusal', false, () => file('', 'text/html', 403)],
  [
    'no answer, as a redirection is none either',
    false,
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
  ['404', true, () => file('', 'text/html', 404)],
  ['the page of another client', true, () => file('<!doctype html>', 'text/html')],
  ['the worker of another client', true, () => file('const other=1', 'text/javascript')],
])('%s: the worker steps aside: %s', async (_, isAside, answer) => {
  const fetch = vi.fn(async (_path: string, _options: RequestInit) => answer())
  vi.stubGlobal('fetch', fetch)
  const { stepAsideIfReplaced } = await import('./step-aside.ts')
  await stepAsideIfReplaced()
  expect(fetch.mock.calls).toEqual([['/worker.js', { cache: 'no-cache', redirect: 'error' }]])
  expect(unregister).toHaveBeenCalledTimes(isAside ? 1 : 0)
  expect(forget.mock.calls.map(([name]) => name)).toEqual(isAside ? ['kith-build-1', 'kith-theme'] : [])
})
