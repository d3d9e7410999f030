/** Tests docs/spec/offline.md#two-builds. */
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

// docs/spec/offline.md#two-builds
test('this build and the one before it stay; what else an earlier one has cached goes', async () => {
  const names = ['kith-snapshot', 'kith-build-1', 'kith-build-2', 'kith-build-3', 'of somebody else']
  const forget = vi.fn<(name: string) => Promise<boolean>>().mockResolvedValue(true)
  vi.stubGlobal('caches', { keys: async () => names, delete: forget })
  vi.stubGlobal('kithBuild', { id: '3' })
  vi.resetModules()
  const { forgetOldBuilds } = await import('./cached-files.ts')
  await forgetOldBuilds()
  expect(forget.mock.calls.map(([name]) => name)).toEqual(['kith-snapshot', 'kith-build-1'])
})
