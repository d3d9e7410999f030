/** Tests docs/spec/timelines.md#catch-up. */
import { expect, test } from 'vitest'
import { VISIT_ENDS_AFTER, visitAt } from './visit.ts'

const former = { accountId: 'alice', seen: '5', at: 1_000_000 }
const now = (later: number, accountId = 'alice') => ({ accountId, seen: '9', at: former.at + later })

// docs/spec/timelines.md#catch-up
test.each([
  ['a first visit', null, now(0), '9'],
  ['reading on', former, now(VISIT_ENDS_AFTER - 1), '5'],
  ['after a pause', former, now(VISIT_ENDS_AFTER), '9'],
  ['another person', former, now(1, 'bob'), '9'],
  ['a clock that was set back', former, now(-VISIT_ENDS_AFTER), '9'],
])('%s', (_, before, at, seen) => {
  expect(visitAt(before, at)).toEqual({ ...at, seen })
})
