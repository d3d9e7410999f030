/** Tests docs/spec/subscriptions.md#subscription-options and docs/server/instance.md#blockchains. */
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Instance } from '#contract/entities/instance.ts'
import { mayBeForwarded, offeredKinds } from './offered-kinds.ts'

const MAINNET = 'monero:418015bb9ae982a1975da7d79277c270'

const chain = (is_forwarding_required?: boolean, subscriptions = true, chain_id = MAINNET) => ({
  chain_id,
  chain_metadata: { is_forwarding_required, payment_amount_min: 0 },
  features: { subscriptions },
})

// docs/spec/subscriptions.md#subscription-options
test.each([
  ['no chain', [], []],
  ['a wallet that forwards', [chain(true)], ['monero']],
  ['a wallet that watches', [chain(false)], ['monero-light']],
  ['both', [chain(true), chain(false)], ['monero', 'monero-light']],
  ['both, the other way round', [chain(false), chain(true)], ['monero-light', 'monero']],
  ['a server that does not say', [chain()], ['monero']],
  ['no subscriptions', [chain(true, false)], []],
  ['another chain', [chain(true, true, 'eip155:1')], []],
])('%s: %j', (_, blockchains, kinds) => {
  expect(offeredKinds(parse(Instance, { blockchains }))).toEqual(kinds)
})

// docs/spec/subscriptions.md#what-was-bought
test.each([
  ['a wallet that forwards', [chain(true)], null, true],
  ['a wallet that watches', [chain(false)], null, false],
  ['both', [chain(false), chain(true)], null, true],
  ['a person elsewhere', [chain(false)], 'https://tips.example/proposals/1', true],
])('a payment may cost a fee: %s', (_, blockchains, object_id, isForwarded) => {
  expect(mayBeForwarded({ object_id }, parse(Instance, { blockchains }))).toBe(isForwarded)
})

test('a payment may cost a fee while nothing is known', () => {
  expect(mayBeForwarded({ object_id: null }, null)).toBe(true)
})
