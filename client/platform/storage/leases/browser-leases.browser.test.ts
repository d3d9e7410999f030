/**
 * Tests docs/spec/drafts-and-outbox.md#one-tab-writes with the real storage of a browser that has no Web
 * Locks (docs/decisions/050-leases.md). Two sets of leases are two pages: they share nothing but what tabs
 * share.
 */
import { afterEach, expect, test, vi } from 'vitest'
import { browserLeases } from './browser-leases.ts'

afterEach(() => vi.unstubAllGlobals())

let count = 0

const LACKS = [
  { name: 'a database and a channel', lacks: [] },
  { name: 'a database', lacks: ['BroadcastChannel'] },
  { name: 'a channel', lacks: ['indexedDB'] },
  { name: 'nothing but local storage', lacks: ['indexedDB', 'BroadcastChannel'] },
]

test.each(LACKS)('where there is $name, one page at a time has a lease', async ({ lacks }) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  for (const lack of lacks) vi.stubGlobal(lack, undefined)
  count += 1
  const name = `draft ${count}`
  const [one, other] = await Promise.all([browserLeases(), browserLeases()])
  const told: Record<string, boolean> = {}
  const first = one.holdLock(name, (isHeld) => {
    told.first = isHeld
  })
  const second = other.holdLock(name, (isHeld) => {
    told.second = isHeld
  })
  await expect.poll(() => Object.values(told).toSorted()).toEqual([false, true])
  const [holder, waiter] = told.first ? ([first, second] as const) : ([second, first] as const)
  waiter.takeOver()
  const isSwapped = told.first ? { first: false, second: true } : { first: true, second: false }
  await expect.poll(() => told).toEqual(isSwapped)
  expect(await one.withLock(name, async () => 'run')).toBeNull()
  waiter.release()
  await expect.poll(() => Object.values(told)).toContain(true)
  holder.release()
  await expect.poll(() => other.withLock(name, async () => 'run')).toBe('run')
})
