import { beforeEach, expect, test, vi } from 'vitest'
import { KEYS } from '#platform/storage.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { changeHands } from './aside.ts'

const DRAFT = 'post_content_new'

beforeEach(() => {
  vi.useFakeTimers()
  // Fake timers know nothing of this one.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const end = new AbortController()
    setTimeout(() => end.abort(new DOMException('too late', 'TimeoutError')), milliseconds)
    return end.signal
  })
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  return () => vi.useRealTimers()
})

/** Somebody signs in where the database never answers. */
async function signIn(accountId: string): Promise<void> {
  const done = changeHands(accountId)
  const failed = expect(done).rejects.toThrow('too late')
  await vi.advanceTimersByTimeAsync(5_000)
  await failed
}

test('without an answer of the database, two people who take turns still find their own words alone', async () => {
  localStorage.setItem(KEYS.owner, 'alice')
  localStorage.setItem(DRAFT, 'of alice')
  await signIn('bob')
  expect(localStorage.getItem(DRAFT)).toBeNull()
  localStorage.setItem(DRAFT, 'of bob')
  await signIn('alice')
  expect(localStorage.getItem(DRAFT)).toBe('of alice')
  await signIn('bob')
  expect(localStorage.getItem(DRAFT)).toBe('of bob')
})
