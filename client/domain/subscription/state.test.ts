/** Tests docs/spec/subscriptions.md#state-of-a-subscription. */
import { expect, test } from 'vitest'
import { stateBesideInvoice, subscriptionState } from './state.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')

const nothing = { price: 12_000, found: null, relationship: null, isRemote: false }
const lasts = { expires_at: '2026-11-22T12:00:00.001Z' }
const over = { expires_at: '2026-11-22T12:00:00.000Z' }
const subscribed = { subscription_to: true }

// docs/spec/subscriptions.md#state-of-a-subscription
test.each([
  ['no price', { price: 0, found: lasts }, 'unavailable'],
  ['no record', {}, 'none'],
  ['a record that lasts', { found: lasts }, 'active'],
  ['a record that is over', { found: over }, 'ended'],
  // The relationship may stay true for 300 s after the end.
  [
    'a record that is over, and the relationship',
    { found: over, relationship: subscribed, isRemote: true },
    'ended',
  ],
  ['the relationship to somebody here', { relationship: subscribed }, 'none'],
  ['the relationship to somebody elsewhere', { relationship: subscribed, isRemote: true }, 'active'],
  [
    'no relationship to somebody elsewhere',
    { relationship: { subscription_to: false }, isRemote: true },
    'none',
  ],
] as const)('with %s it is %s', (_, known, state) => {
  expect(subscriptionState({ ...nothing, ...known }, NOW)).toBe(state)
})

// docs/spec/subscriptions.md#state-of-a-subscription
test.each([
  ['none', false, null],
  ['ended', false, null],
  ['unavailable', false, null],
  ['active', false, 'active'],
  ['active', true, null],
] as const)('beside an invoice "%s" (completed: %s) is shown as %s', (state, isCompleted, shown) => {
  expect(stateBesideInvoice(state, isCompleted)).toBe(shown)
})
