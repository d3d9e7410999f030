/** Tests docs/spec/conventions.md#what-an-open-page-costs. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { CACHE_TIME, createQueryClient } from '../connection/query-client.ts'
import { visitQuery } from './notification-visit.ts'

test('a visit is forgotten with the answers that were shown in it', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const client = createQueryClient()
  const visit = { ...visitQuery('page of the history'), queryFn: () => '986' }
  await client.prefetchQuery(visit)
  vi.advanceTimersByTime(CACHE_TIME - 1)
  expect(client.getQueryData(visit.queryKey)).toBe('986')
  vi.advanceTimersByTime(1)
  expect(client.getQueryCache().find(visit)).toBeUndefined()
})
