/** Tests docs/spec/offline.md#painted-first where the cache of the browser fails. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Snapshot } from '#domain/snapshot/page.ts'

const snapshot: Snapshot = {
  terms: { fingerprint: 'f', locale: 'en', theme: 'light', look: '', width: 1280, height: 900, at: 0 },
  title: 'Home',
  entry: '/assets/main-12345678.js',
  styles: [],
  boxes: [],
  markup: '<main></main>',
}

/** The entries that the browser keeps, by the name of the cache. */
let kept: Map<string, Response>
let match: () => Promise<Response | undefined>

beforeEach(() => {
  kept = new Map()
  match = async () => kept.get('kith-snapshot')?.clone()
  vi.stubGlobal('kithBuild', { id: '1', pack: '/pack', packHash: '' })
  vi.stubGlobal('caches', {
    match: () => match(),
    open: async (name: string) => ({
      put: async (_address: string, answer: Response) => void kept.set(name, answer),
    }),
    delete: async (name: string) => kept.delete(name),
    keys: async () => [...kept.keys()],
  })
  vi.resetModules()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what a page says last holds', async () => {
  const { keepSnapshot, keptSnapshot } = await import('./snapshot.ts')
  void keepSnapshot(snapshot)
  await keepSnapshot({ ...snapshot, title: 'Later' })
  expect(await keptSnapshot('/home')).toMatchObject({ title: 'Later' })
  void keepSnapshot(snapshot)
  await keepSnapshot(null)
  expect(await keptSnapshot('/home')).toBe(null)
})

// docs/spec/offline.md#painted-first
test('only Home has one', async () => {
  const { keepSnapshot, keptSnapshot } = await import('./snapshot.ts')
  await keepSnapshot(snapshot)
  expect(await keptSnapshot('/')).toEqual(snapshot)
  expect(await keptSnapshot('/notifications')).toBe(null)
})

// docs/spec/offline.md#painted-first
test('a page does not wait for a cache that never answers', async () => {
  vi.useFakeTimers()
  match = () => new Promise(() => undefined)
  const { keptSnapshot } = await import('./snapshot.ts')
  const found = keptSnapshot('/home')
  await vi.advanceTimersByTimeAsync(500)
  expect(await found).toBe(null)
})

test('a cache that cannot be read or written is as good as none', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  match = () => Promise.reject(new Error('damaged'))
  const { keepSnapshot, keptSnapshot } = await import('./snapshot.ts')
  expect(await keptSnapshot('/home')).toBe(null)
  vi.spyOn(caches, 'open').mockRejectedValue(new Error('no room'))
  await keepSnapshot(snapshot)
  expect(warn).toHaveBeenCalledTimes(2)
})

test('a worker that has stepped aside keeps none', async () => {
  const { forgetEverything } = await import('./kept-files.ts')
  const { keepSnapshot } = await import('./snapshot.ts')
  await forgetEverything()
  await keepSnapshot(snapshot)
  expect(kept.size).toBe(0)
})
