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
])('%s is answered with the stored page: %s', async (pathname, expected) => {
  const { isPage } = await import('./navigation.ts')
  expect(isPage(pathname)).toBe(expected)
})
