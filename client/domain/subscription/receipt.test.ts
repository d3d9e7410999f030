/** Tests docs/spec/subscriptions.md#receipts, docs/spec/subscriptions.md#received-by-month. */
import { expect, test } from 'vitest'
import { incomeByMonth, newestReceipts, type Receipt, receiptState, receiptsCsv } from './receipt.ts'

const receipt = (more: Partial<Receipt>): Receipt => ({
  invoiceId: '01a2',
  recipientId: 'r1',
  acct: 'alice',
  name: 'Alice',
  amount: 12_960_000_000,
  status: 'completed',
  createdAt: '2026-11-22T06:00:25.285Z',
  until: '2026-12-18T01:36:36.411Z',
  ...more,
})

// docs/spec/subscriptions.md#receipts
test.each([
  ['requested', 'waiting'],
  ['open', 'waiting'],
  ['paid', 'processing'],
  ['forwarded', 'processing'],
  ['underpaid', 'underpaid'],
  ['timeout', 'timeout'],
  ['cancelled', 'cancelled'],
  ['failed', 'failed'],
  ['completed', 'completed'],
  ['something later', 'processing'],
])('%s is shown as %s', (status, state) => {
  expect(receiptState(status)).toBe(state)
})

// docs/spec/subscriptions.md#receipts
test('the newest comes first', () => {
  const [early, late] = [receipt({ createdAt: '2026-01-01T00:00:00Z' }), receipt({})]
  expect(newestReceipts([early, late])).toEqual([late, early])
})

// docs/spec/subscriptions.md#receipts
test('the table has plain decimals, and ends every line as RFC 4180 wants it', () => {
  expect(receiptsCsv([receipt({}), receipt({ amount: 1, until: null, acct: null, status: 'open' })])).toBe(
    [
      'day,author,amount_xmr,status,subscribed_until,invoice',
      '2026-11-22,alice,0.01296,completed,2026-12-18,01a2',
      '2026-11-22,r1,0.000000000001,open,,01a2',
      '',
    ].join('\r\n'),
  )
})

// docs/spec/subscriptions.md#receipts
test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@alice', "'@alice"],
  ['\t=1', "'\t=1"],
  [' =1', "' =1"],
  ['a,b', '"a,b"'],
  ['a\r\nb', '"a\r\nb"'],
  ['say "hi"', '"say ""hi"""'],
])('%j is a text in any spreadsheet', (acct, cell) => {
  const csv = receiptsCsv([receipt({ acct })])
  expect(csv).toContain(`2026-11-22,${cell},0.01296,`)
})

// docs/spec/subscriptions.md#received-by-month
test('payments are added up by month; those without an amount are counted', () => {
  const of = (type: string, created_at: string, payment_amount: number | null) => ({
    type,
    created_at,
    payment_amount,
  })
  expect(
    incomeByMonth(
      [
        of('subscription', '2025-12-13T12:00:00Z', 1),
        of('subscription', '2026-11-15T12:00:00Z', 5),
        of('favourite', '2026-11-15T12:00:00Z', null),
        of('payment_anonymous', '2026-11-14T12:00:00Z', 7),
        of('subscription', '2026-11-13T12:00:00Z', null),
        of('subscription', 'no date', 1),
      ],
      (date) => (date === 'no date' ? null : date.slice(0, 7)),
    ),
  ).toEqual([
    { month: '2026-11', sum: 12n, unknown: 1, payments: 3 },
    { month: '2025-12', sum: 1n, unknown: 0, payments: 1 },
  ])
})
