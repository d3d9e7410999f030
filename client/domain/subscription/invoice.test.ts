/** Tests docs/spec/subscriptions.md#invoice, docs/spec/subscriptions.md#asking-for-an-invoice. */
import { expect, test } from 'vitest'
import { canCancel, canForget, isBetween, minutesUntil, pauseAt, stageOf, takesPayment } from './invoice.ts'

// docs/spec/subscriptions.md#invoice
test.each([
  ['requested', 'requested', 10_000, ''],
  ['open', 'open', 10_000, 'pay cancel'],
  ['paid', 'processing', 10_000, ''],
  ['forwarded', 'processing', 10_000, ''],
  ['failed', 'processing', 10_000, ''],
  ['something new', 'processing', 10_000, ''],
  ['underpaid', 'underpaid', 10_000, 'pay'],
  ['timeout', 'timeout', 60_000, 'forget'],
  ['cancelled', 'cancelled', null, 'forget'],
  ['completed', 'completed', null, 'forget'],
] as const)('%s is %s, asked for again after %s, and offers: %s', (status, stage, pause, offers) => {
  const found = stageOf(status)
  const offered = [
    takesPayment(found) && 'pay',
    canCancel(found) && 'cancel',
    canForget(found) && 'forget',
  ].filter(Boolean)
  expect([found, pauseAt(found), offered.join(' ')]).toEqual([stage, pause, offers])
})

// docs/spec/subscriptions.md#keeping-an-invoice
test.each([
  ['bob', 'alice', true],
  [null, 'alice', true],
  ['carol', 'alice', false],
  ['bob', 'carol', false],
  [null, 'carol', false],
])('an invoice of bob for alice, seen by %s on the page of %s: %s', (payer, recipient, isShown) => {
  expect(isBetween({ sender_id: 'bob', recipient_id: 'alice' }, payer, recipient)).toBe(isShown)
})

const NOW = Date.parse('2026-11-22T12:00:00Z')

// docs/spec/subscriptions.md#invoice
test.each([
  ['2026-11-22T16:20:00Z', 260],
  ['2026-11-22T12:01:00.001Z', 2],
  ['2026-11-22T12:01:00Z', 1],
  ['2026-11-22T12:00:00.001Z', 1],
  ['2026-11-22T12:00:00Z', 0],
  ['2026-11-22T11:00:00Z', 0],
  ['soon', 0],
])('until %s there are %s minutes', (date, minutes) => {
  expect(minutesUntil(date, NOW)).toBe(minutes)
})
