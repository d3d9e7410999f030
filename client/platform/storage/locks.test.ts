import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdLock, whenAlone, withLock } from './locks.ts'

/** A browser that stores nothing for this site gives no locks either. */
const refuse = vi.fn(() => Promise.reject(new DOMException('The request was denied.', 'SecurityError')))

// The other files of this project share the globals.
afterEach(() => void vi.unstubAllGlobals())

beforeEach(() => {
  refuse.mockClear()
  vi.stubGlobal('navigator', { locks: { request: refuse } })
})

test('where locks are refused a tab holds what it wants, and asks for it once', async () => {
  const tell = vi.fn()
  const lock = holdLock('draft', tell)
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(1))
  lock.takeOver()
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(2))
  expect(tell.mock.calls).toEqual([[true], [true]])
  expect(refuse).toHaveBeenCalledTimes(2)
  lock.release()
})

test('where locks are refused, what needs one runs all the same', async () => {
  expect(await withLock('draft', async () => 'written')).toBe('written')
  const lead = vi.fn(async () => undefined)
  await whenAlone('poll', new AbortController().signal, lead)
  expect(lead).toHaveBeenCalledOnce()
})

test('what fails with its lock is not run a second time', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: LockOptions, run: (lock: object) => unknown) => run({}) },
  })
  const run = vi.fn(() => Promise.reject(new Error('no')))
  await expect(withLock('draft', run)).rejects.toThrow('no')
  expect(run).toHaveBeenCalledOnce()
})
