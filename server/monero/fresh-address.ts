/**
 * Makes the addresses that invoices are paid to, as a wallet would
 * (docs/server/payments.md#payment-addresses).
 */
import { ed25519 } from '@noble/curves/ed25519.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { bytesToNumber } from '../input/base58.ts'
import { readAddress, writeAddress } from './address.ts'

const { Point } = ed25519
const { ORDER } = Point.Fn

export interface WalletKeys {
  /** The public spend key and the secret view key. */
  spend: Uint8Array
  view: Uint8Array
}

/** Returns the `index`th subaddress of the first account of a wallet. */
export function subaddress(chain: string, { spend, view }: WalletKeys, index: number): string {
  const number = new Uint8Array(8)
  new DataView(number.buffer).setUint32(4, index, true)
  const scalar = littleEndian(keccak_256(concatBytes(utf8ToBytes('SubAddr\0'), view, number))) % ORDER
  const point = Point.fromBytes(spend).add(Point.BASE.multiply(scalar))
  return writeAddress(chain, {
    kind: 'subaddress',
    spend: point.toBytes(),
    view: point.multiply(littleEndian(view) % ORDER).toBytes(),
  })
}

/** Returns a standard address with a payment id in it. */
export function integratedAddress(chain: string, standard: string, paymentId: Uint8Array): string {
  const keys = readAddress(standard)
  if (keys?.kind !== 'standard') throw new Error(`${standard} is no standard address`)
  return writeAddress(chain, { ...keys, kind: 'integrated', paymentId })
}

const littleEndian = (bytes: Uint8Array): bigint => bytesToNumber(bytes.toReversed())
