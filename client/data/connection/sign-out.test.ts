import { beforeEach, expect, test, vi } from 'vitest'
import { KEYS } from '#platform/storage/storage.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { wipeAccount } from '../storage/owner.ts'
import { connect } from './api.ts'
import { signOut } from './sign-out.ts'
import { currentToken, invalidateToken, returnPath, setToken } from './token.ts'

let sessions = 0
let mine: string
const reload = vi.fn()
/** Revocations that are never answered. */
const asked = vi.fn((_url: string, _init: RequestInit) => new Promise<Response>(() => undefined))

const drafts = { hasAny: vi.fn(() => false), wipe: vi.fn(async () => wipeAccount('alice')) }

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('location', { reload, pathname: '/home', search: '' })
  reload.mockReset()
  asked.mockClear()
  drafts.wipe.mockClear()
  connect({ origin: 'http://kith.example', fetch: asked })
  sessions += 1
  mine = `session-${sessions}`
  setToken(mine)
})

// docs/spec/session.md#logout
test('pressed several times, it sends one revocation, which goes on when the page closes', async () => {
  const left = await Promise.all([signOut(true, drafts), signOut(true, drafts), signOut(true, drafts)])
  expect(left).toEqual([true, true, true])
  expect(currentToken()).toBeNull()
  expect(returnPath()).toBeNull()
  expect(drafts.wipe).toHaveBeenCalledOnce()
  expect(asked).toHaveBeenCalledOnce()
  const [url, init] = asked.mock.calls[0] ?? []
  expect(url).toBe('http://kith.example/oauth/revoke')
  expect(init).toMatchObject({ keepalive: true, body: JSON.stringify({ token: mine }) })
})

// docs/spec/session.md#logout
test('stored data is deleted at once', () => {
  localStorage.setItem('post_content_new', 'unsent')
  void signOut(true, drafts)
  expect(localStorage.getItem('post_content_new')).toBeNull()
  expect(localStorage.getItem(KEYS.token)).toBeNull()
})

// docs/spec/session.md#logout-with-unsent-text
test('with unsent drafts it does nothing until the person confirms', async () => {
  localStorage.setItem('post_content_new', 'unsent')
  drafts.hasAny.mockReturnValueOnce(true)
  expect(await signOut(false, drafts)).toBe(false)
  expect(currentToken()).toBe(mine)
  expect(localStorage.getItem('post_content_new')).toBe('unsent')
  expect(drafts.wipe).not.toHaveBeenCalled()
  expect(asked).not.toHaveBeenCalled()
})

// docs/spec/session.md#logout
test('a refused token does not end the session before all is deleted', async () => {
  let end = () => {}
  drafts.wipe.mockReturnValueOnce(
    new Promise<void>((resolve) => {
      end = resolve
    }),
  )
  const left = signOut(true, drafts)
  invalidateToken(mine)
  expect(currentToken()).toBe(mine)
  end()
  await left
  expect(currentToken()).toBeNull()
  expect(returnPath()).toBeNull()
})

// docs/spec/session.md#logout
test('it leaves the session alone that somebody else began in another tab', async () => {
  localStorage.setItem(KEYS.token, 'theirs')
  localStorage.setItem('post_content_new', 'their words')
  await signOut(true, drafts)
  expect(localStorage.getItem(KEYS.token)).toBe('theirs')
  expect(localStorage.getItem('post_content_new')).toBe('their words')
  expect(asked).not.toHaveBeenCalled()
  expect(reload).toHaveBeenCalledOnce()
})
