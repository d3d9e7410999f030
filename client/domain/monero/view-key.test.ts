/** Tests docs/spec/subscriptions.md#secret-view-key. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneroKeys } from '#tests/captured/vectors.ts'
import { readViewKey } from './view-key.ts'

const { address, view_key, spend_key } = moneroKeys

/** The option of a real creator, which its server accepted. */
const CREATOR = {
  address: '47JP9Xq7YPNCrLH6o2SABef5a86j8FMvp23PVqdErayqHdzR5FyajdgGMYbPPZWXdZTjFY2z2U9uwFgZB9diC54MCLTpR1V',
  key: '97a7e4d67dc3c5012b2c284744565d0e988f6a15dea2b24428c9f042c839ed00',
}

test.each([
  ['of the address', view_key, address],
  ['of another creator', CREATOR.key, CREATOR.address],
])('the key %s is sent as it is', (_, key, to) => {
  expect(readViewKey(key, to)).toEqual({ key, problem: null })
})

test('spaces and capital letters come with a paste', () => {
  const pasted = `  ${view_key.slice(0, 30).toUpperCase()}\n${view_key.slice(30)}\u200b `
  expect(readViewKey(pasted, address)).toEqual({ key: view_key, problem: null })
})

// docs/spec/subscriptions.md#secret-view-key
test.each([
  ['an empty field is no mistake', '', null],
  ['spaces are none either', '  ', null],
  ['the spend key of the wallet', spend_key, 'spend_key'],
  ['the key of another wallet', CREATOR.key, 'other_wallet'],
  ['a key with one digit changed', `2${view_key.slice(1)}`, 'other_wallet'],
  ['a key that lacks a digit', view_key.slice(1), 'form'],
  ['a key with a digit more', `${view_key}0`, 'form'],
  ['a key with 0x', `0x${view_key.slice(2)}`, 'form'],
  ['no key but an address', address, 'form'],
  ['nothing but zeros', '0'.repeat(64), 'form'],
  ['a number above the order of the curve', 'f'.repeat(64), 'form'],
])('%s', (_, typed, problem) => {
  expect(readViewKey(typed, address)).toEqual({ key: null, problem })
})

test('no other key is accepted', () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-f]{63}0$/))
  fc.assert(
    fc.property(typed, (text) => {
      expect(readViewKey(text, address).key).toBeNull()
    }),
    { numRuns: 60 },
  )
})
