import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { forgetWithSession } from './session.ts'
import { setToken } from './token.ts'

const KEYS = [['instance'], ['viewer'], ['posts', 'local'], ['notifications']]

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() })
})

// docs/spec/session.md#a-401-ends-the-session
test.each([
  { what: 'signing out keeps only public data in the cache', from: 'a', to: null, left: ['instance'] },
  {
    what: 'signing in keeps the viewer and public data in the cache',
    from: null,
    to: 'a',
    left: ['instance', 'viewer'],
  },
])('$what', ({ from, to, left }) => {
  setToken(from)
  const client = new QueryClient()
  for (const key of KEYS) client.setQueryData(key, 'said')
  const stop = forgetWithSession(client)
  setToken(to)
  stop()
  const keys = client.getQueryCache().getAll()
  expect(keys.map(({ queryKey }) => queryKey[0])).toEqual(left)
})
