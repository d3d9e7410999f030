import { expect, test } from 'vitest'
import type { Blockchain } from '#contract/entities/instance.ts'
import { isMonero, moneroChain, moneroMetadata } from './chain.ts'

// docs/spec/payments.md#monero-chain

const METADATA = { description: 'Slow today', payment_amount_min: 5, is_forwarding_required: true }

const chain = (chain_id: string): Blockchain => ({
  chain_id,
  chain_metadata: METADATA,
  features: { subscriptions: true, gate: false },
})
const [ethereum, monero] = [chain('eip155:1'), chain('monero:418015bb9ae982a1975da7d79277c270')]

// docs/spec/payments.md#monero-chain
test('the chain of Monero is found by the beginning of its id', () => {
  expect(isMonero(monero.chain_id)).toBe(true)
  expect(moneroChain({ blockchains: [ethereum, monero] })).toBe(monero)
  expect(moneroChain({ blockchains: [ethereum] })).toBeNull()
})

// docs/spec/payments.md#monero-chain
test('another chain has no data of Monero', () => {
  expect(moneroMetadata(monero)).toBe(METADATA)
  expect(() => moneroMetadata(ethereum)).toThrow('invalid chain type')
})
