import { beforeEach, expect, test, vi } from 'vitest'
import { KEYS } from '#platform/storage.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { currentToken, invalidateToken, returnPath, setToken } from './token.ts'

const reload = vi.fn()

beforeEach(() => {
  reload.mockReset()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('location', { reload, pathname: '/search', search: '?q=tea' })
})

test('a refused token ends the session it belongs to, here and in storage', () => {
  setToken('a')
  invalidateToken('a')
  expect(currentToken()).toBeNull()
  expect(localStorage.getItem(KEYS.token)).toBeNull()
  expect(returnPath()).toBe('/search?q=tea')
  expect(reload).not.toHaveBeenCalled()
})

test('a newer session is left alone', () => {
  setToken('b')
  invalidateToken('a')
  expect(currentToken()).toBe('b')
})

test('a newer session of another tab is left alone, and the page begins anew with it', () => {
  setToken('a')
  localStorage.setItem(KEYS.token, 'b')
  invalidateToken('a')
  expect(localStorage.getItem(KEYS.token)).toBe('b')
  expect(reload).toHaveBeenCalledOnce()
})

test('where nothing can be stored a refused token ends the session too', () => {
  vi.stubGlobal('localStorage', undefined)
  setToken('a')
  invalidateToken('a')
  expect(currentToken()).toBeNull()
})

test('a session that somebody ends leaves no place to come back to', () => {
  setToken('a')
  setToken(null)
  expect(returnPath()).toBeNull()
})

test.each(['', 'ü€', 'a\nb'])(
  'a page that finds %j stored as its token has no session, and says that one ended',
  async (stored) => {
    localStorage.setItem(KEYS.token, stored)
    vi.resetModules()
    const page = await import('./token.ts')
    expect(page.currentToken()).toBeNull()
    expect(page.returnPath()).toBe('/search?q=tea')
    expect(localStorage.getItem(KEYS.token)).toBeNull()
  },
)
