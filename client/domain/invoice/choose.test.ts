/** Tests docs/spec/subscriptions.md#stored-invoices. */
import { expect, test } from 'vitest'
import {
  chooseInvoice,
  type InvoiceAnswer,
  isBetween,
  isSettled,
  type KnownStanding,
  largestTooSmall,
  type Wanted,
} from './choose.ts'
import { leadsToPosts } from './view.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')

const invoice = (id: string, status: string, more = {}) => ({
  id,
  sender_id: 'bob',
  recipient_id: 'alice',
  chain_id: 'monero:0',
  payment_address: '8A',
  amount: 7,
  status,
  created_at: '2026-11-22T11:00:00Z',
  expires_at: '2026-11-22T15:20:00Z',
  ...more,
})

const known = (id: string, status: string, putAway: string | null = null): KnownStanding => ({
  id,
  payerId: 'bob',
  recipientId: 'alice',
  amount: 7,
  status,
  hasAddress: true,
  expiresAt: '2026-11-22T15:20:00Z',
  putAway,
})

const choose = (answers: Record<string, InvoiceAnswer>, more: Partial<Wanted> = {}) =>
  chooseInvoice({
    payerId: 'bob',
    recipientId: 'alice',
    named: null,
    stored: Object.keys(answers),
    known: [],
    answers: new Map(Object.entries(answers)),
    now: NOW,
    ...more,
  })

const FORM = { id: null, isPending: false, earlier: [] }

// docs/spec/subscriptions.md#stored-invoices
test.each([
  ['bob', 'alice', true],
  [null, 'alice', true],
  ['carol', 'alice', false],
  ['bob', 'carol', false],
  [null, 'carol', false],
])('an invoice of bob for alice, seen by %s on the page of %s: %s', (payer, recipient, isShown) => {
  expect(isBetween({ sender_id: 'bob', recipient_id: 'alice' }, payer, recipient)).toBe(isShown)
})

// docs/spec/subscriptions.md#stored-invoices
test('the invoice of the address comes first, then the newest that nobody has put away', () => {
  const both = { new: invoice('new', 'open'), old: invoice('old', 'cancelled') }
  expect(choose(both).id).toBe('new')
  expect(choose(both, { named: 'old' }).id).toBe('old')
  expect(
    choose({ other: invoice('other', 'open', { sender_id: 'dave' }), ...both }, { named: 'other' }).id,
  ).toBe('new')
  expect(choose({ gone: null }, { named: 'gone' })).toEqual(FORM)
  expect(choose({})).toEqual(FORM)
})

// docs/spec/subscriptions.md#stored-invoices
test.each([
  ['timeout', 'timeout', null, true],
  ['cancelled', 'cancelled', null, true],
  ['underpaid', 'underpaid', null, true],
  ['completed', 'completed', null, false],
  ['failed', 'failed', null, false],
  ['paid', 'cancelled', 'one', false],
  ['completed', 'timeout', 'one', false],
  ['paid', 'completed', 'one', false],
])('one that is %s and was put away as %s', (status, putAway, id, isLine) => {
  const earlier = isLine ? [{ id: 'one', amount: 7, stage: status, mayReceive: true }] : []
  const records = { known: [known('one', status, putAway)] }
  expect(choose({ one: invoice('one', status) }, records)).toEqual({ id, isPending: false, earlier })
})

// docs/spec/subscriptions.md#stored-invoices
test('beside the one that is shown stand those that were paid perhaps', () => {
  const answers = {
    now: invoice('now', 'open'),
    other: invoice('other', 'open'),
    off: invoice('off', 'cancelled'),
    done: invoice('done', 'completed'),
    paid: invoice('paid', 'paid'),
    unknown: 'pending' as const,
    watched: invoice('watched', 'cancelled'),
  }
  const records = [
    known('other', 'open'),
    known('off', 'cancelled', 'cancelled'),
    known('done', 'completed', 'completed'),
    known('paid', 'underpaid', 'underpaid'),
    known('unknown', 'timeout', 'timeout'),
    { ...known('watched', 'cancelled'), isWatched: true },
  ]
  expect(choose(answers, { known: records })).toEqual({
    id: 'now',
    isPending: false,
    earlier: [
      { id: 'other', amount: 7, stage: 'open', mayReceive: true },
      { id: 'off', amount: 7, stage: 'cancelled', mayReceive: true },
      { id: 'paid', amount: 7, stage: 'processing', mayReceive: false },
      { id: 'unknown', amount: 7, stage: 'timeout', mayReceive: true },
      { id: 'watched', amount: 7, stage: 'cancelled', mayReceive: false },
    ],
  })
})

// docs/spec/subscriptions.md#stored-invoices
test.each(['timeout', 'cancelled'])(
  'one that is watched and %s has no line, and is still asked for',
  (status) => {
    const record = { ...known('one', status, status), isWatched: true }
    expect(choose({ one: invoice('one', status) }, { known: [record] })).toEqual(FORM)
    expect(isSettled(record, NOW)).toBe(false)
    expect(choose({ one: invoice('one', 'paid') }, { known: [record] }).id).toBe('one')
  },
)

test('while an answer is missing there is no form', () => {
  expect(choose({ one: 'pending' })).toEqual({ ...FORM, isPending: true })
  expect(choose({ one: 'failed' }).id).toBe('one')
  expect(choose({ one: 'failed' }, { known: [known('one', 'open')] }).id).toBe('one')
  expect(choose({ one: 'failed' }, { known: [known('one', 'timeout', 'timeout')] })).toEqual({
    ...FORM,
    earlier: [{ id: 'one', amount: 7, stage: 'timeout', mayReceive: true }],
  })
})

test('nobody asks for what was put away and cannot be paid', () => {
  const at = (status: string, putAway: string | null) => isSettled(known('one', status, putAway), NOW)
  expect([at('completed', 'completed'), at('failed', 'failed')]).toEqual([true, true])
  expect([at('completed', null), at('timeout', 'timeout'), at('paid', 'completed')]).toEqual([
    false,
    false,
    false,
  ])
})

// docs/spec/subscriptions.md#what-an-invoice-shows
test('OK leads to the posts after a payment', () => {
  const stages = ['completed', 'failed', 'underpaid', 'timeout', 'cancelled', 'unanswered'] as const
  expect(stages.map(leadsToPosts)).toEqual([true, true, true, false, false, false])
})

// docs/spec/subscriptions.md#underpaid
test('the largest amount that was too small counts', () => {
  const at = (amount: number, stage: 'underpaid' | 'timeout') => ({
    id: `${amount}`,
    amount,
    stage,
    mayReceive: true,
  })
  expect(largestTooSmall([at(2, 'underpaid'), at(5, 'underpaid'), at(9, 'timeout')])).toBe(5n)
  expect(largestTooSmall([at(9, 'timeout')])).toBeNull()
})
