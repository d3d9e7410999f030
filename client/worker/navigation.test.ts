import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.stubGlobal('kithBuild', { id: '1', pack: '/pack', packHash: '', first: [] })
  vi.stubGlobal('self', {})
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

// docs/spec/offline.md#pages
test.each([
  ['/', true],
  ['/home', true],
  ['/@alice', true],
  ['/post/0198f1c2-7c3a-7e10-9a4b-6b1f0d1e2a3b', true],
  ['/api/v1/instance', false],
  ['/media/a.png', false],
  ['/oauth/authorize', false],
  ['/oauth/token', false],
  ['/feeds/users/alice', false],
  ['/users/alice', false],
  ['/objects/1', false],
  ['/worker.js', false],
  ['/other-program', false],
  ['//evil.example/home', false],
  ['/home/../worker.js', false],
  ['/home%2f..%2fworker.js', false],
  ['/assets/frame-CNxV2T9w.js', false],
])('%s is answered with the stored page: %s', async (pathname, expected) => {
  const { isPage } = await import('./navigation.ts')
  expect(isPage(pathname)).toBe(expected)
})

// docs/spec/offline.md#pages
test.each(['', '?next=//evil.example', '?<script>', '?page=/media/a.html'])(
  'whatever stands behind the path of a page (%s), the page is the stored one',
  async (query) => {
    const html = '<meta name="kith-build" content="1">the page'
    const cached = new Map([
      ['/', html],
      ['/assets/custom.css', 'b {}'],
    ])
    const match = async (address: string) =>
      cached.has(address) ? new Response(cached.get(address)) : undefined
    vi.stubGlobal('caches', { open: async () => ({ match }) })
    const network = vi.fn<() => Promise<Response>>()
    vi.stubGlobal('fetch', network)
    const { answerNavigation } = await import('./navigation.ts')
    const request = new Request(`https://kith.example/home${query}`)
    const answer = await answerNavigation({ request } as FetchEvent)
    expect(await answer.text()).toBe(html)
    expect(network).not.toHaveBeenCalled()
  },
)
