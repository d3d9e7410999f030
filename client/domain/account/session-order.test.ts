/** Tests docs/spec/session.md#sessions-of-an-account. */
import { expect, test } from 'vitest'
import { inOrder } from './session-order.ts'

const session = (id: string, created_at: string, is_current = false) => ({
  id,
  client_name: null,
  created_at,
  is_current,
})

// docs/spec/session.md#sessions-of-an-account
test('this session comes first, then those that began last', () => {
  const sessions = [
    session('damaged', 'yesterday'),
    session('old', '2026-01-01T00:00:00.123456Z'),
    session('mine', '2025-01-01T00:00:00Z', true),
    session('new', '2026-11-22T05:43:18.027102Z'),
  ]
  expect(inOrder(sessions).map(({ id }) => id)).toEqual(['mine', 'new', 'old', 'damaged'])
  expect(sessions[0]?.id).toBe('damaged')
})
