/** Compares fresh addresses with those of a real wallet (docs/server/payments.md#payment-addresses). */
import { hexToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { readAddress } from './address.ts'
import { integratedAddress, subaddress } from './fresh-address.ts'

const REGTEST = 'monero:00000000000000000000000000000000'

test('a subaddress is the one that the wallet has', () => {
  const spend = readAddress(
    '46vanAZk8o3Mh9LUJeFBbN9cfjXXmnpbVSvVvhpGKHyXRSY2M16cdQgXZBQqdrh2QoE3E3qVWpauYWS7zH562mCnGoKja7a',
  )?.spend
  if (!spend) throw new Error('The address of the wallet cannot be read')
  const view = hexToBytes('31ab7e74b8c380f43ec2ab3e91d8fe35a98604dd19d419752b8d51003ab44408')
  expect(subaddress(REGTEST, { spend, view }, 1)).toBe(
    '84Vg6nXo6SzPK5sDKey726dHiwHVxisS1Az5X5L9aUbTLmmtF3WVxEPWzT4DMZLMEEM6xf9c8tu1FgKEN8r3GTyWRNprGdE',
  )
})

test('an integrated address is the one that the wallet has', () => {
  const standard =
    '47JP9Xq7YPNCrLH6o2SABef5a86j8FMvp23PVqdErayqHdzR5FyajdgGMYbPPZWXdZTjFY2z2U9uwFgZB9diC54MCLTpR1V'
  const integrated =
    '4H14ALec9etCrLH6o2SABef5a86j8FMvp23PVqdErayqHdzR5FyajdgGMYbPPZWXdZTjFY2z2U9uwFgZB9diC54MHpDiT6AF6prNA9L9ne'
  const address = integratedAddress(REGTEST, standard, Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8))
  expect(address).toHaveLength(106)
  expect(address.slice(0, 86)).toBe(integrated.slice(0, 86))
  expect(readAddress(address)).toMatchObject({ kind: 'integrated', view: readAddress(standard)?.view })
})
