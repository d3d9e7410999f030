import { beforeEach, expect, test, vi } from 'vitest'
import { KEYS } from '#platform/storage/storage.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { currentToken, invalidateToken, returnPath, setToken } from './token.ts'

const reload = vi.fn()

beforeEach(() => {
  reload.mockReset()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
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

// docs/spec/session.md#a-401-ends-the-session
test('a newer session is left alone', () => {
  setToken('b')
  invalidateToken('a')
  expect(currentToken()).toBe('b')
})

test('a newer session of another tab is left alone, and the page is reloaded', () => {
  setToken('a')
  localStorage.setItem(KEYS.token, 'b')
  invalidateToken('a')
  expect(localStorage.getItem(KEYS.token)).toBe('b')
  expect(reload).toHaveBeenCalledOnce()
})

test('a refused token ends the session also where nothing can be stored', () => {
  vi.stubGlobal('localStorage', undefined)
  setToken('a')
  invalidateToken('a')
  expect(currentToken()).toBeNull()
})

// docs/spec/session.md#back-to-where-it-ended
test('a page that is loaded again knows that the session has ended, until somebody signs in', async () => {
  const load = async () => {
    vi.resetModules()
    return await import('./token.ts')
  }
  const page = await load()
  page.setToken('a')
  page.invalidateToken('a')
  expect((await load()).returnPath()).toBe('/search?q=tea')
  localStorage.setItem(KEYS.token, 'b')
  expect((await load()).returnPath()).toBeNull()
  localStorage.clear()
  expect((await load()).returnPath()).toBeNull()
})

test('signing out leaves no page to return to', () => {
  setToken('a')
  setToken(null)
  expect(returnPath()).toBeNull()
})

// docs/spec/session.md#the-token
test.each(['', 'ü€', 'a\nb'])(
  'the stored text %j is no token: there is no session, and one counts as ended',
  async (stored) => {
    localStorage.setItem(KEYS.token, stored)
    vi.resetModules()
    const page = await import('./token.ts')
    expect(page.currentToken()).toBeNull()
    expect(page.returnPath()).toBe('/search?q=tea')
    expect(localStorage.getItem(KEYS.token)).toBeNull()
  },
)
