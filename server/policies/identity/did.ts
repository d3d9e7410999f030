/** Reads and writes DIDs of keys and of addresses (docs/server/identity.md#formats). */
import { base58ToNumber, bytesToNumber, numberToBase58, numberToBytes } from '../../input/base58.ts'

export type Did =
  | { method: 'key'; text: string; value: string }
  | { method: 'pkh'; text: string; chain: string; address: string }

const KEY = /^did:key:(z[1-9A-HJ-NP-Za-km-z]+)$/
const ADDRESS = /^did:pkh:([-a-z0-9]{3,8}:[-\w]{1,32}):([-.%a-zA-Z0-9]{1,128})$/

export function readDid(text: string): Did | null {
  const value = KEY.exec(text)?.[1]
  if (value !== undefined) return isWhole(value) ? { method: 'key', text, value } : null
  const [, chain, address] = ADDRESS.exec(text) ?? []
  return chain !== undefined && address !== undefined ? addressDid(chain, address) : null
}

/** Tells whether a key is as long as those that people prove, whatever its kind. */
function isWhole(value: string): boolean {
  const number = base58ToNumber(value.slice(1))
  return number !== null && number >= 256n ** BigInt(KEY_LENGTH)
}

/** Returns the DID of an address, which is always in lower case. */
function addressDid(chain: string, address: string): Did {
  const value = address.toLowerCase()
  return { method: 'pkh', text: `did:pkh:${chain}:${value}`, chain, address: value }
}

/** The chain of Ethereum's main network, the only one of which addresses can be linked. */
export const ETHEREUM = 'eip155:1'

export const ethereumDid = (address: string): string => addressDid(ETHEREUM, address).text

/** The bytes before an Ed25519 key, which say its kind, and the number of those of the key. */
const ED25519 = [0xed, 0x01]
const KEY_LENGTH = 32

export const keyDid = (key: Uint8Array): string =>
  `did:key:z${numberToBase58(bytesToNumber(Uint8Array.of(...ED25519, ...key)))}`

/** Returns the Ed25519 key of a DID, or null for another kind of key. */
export function keyOf({ text, value }: Extract<Did, { method: 'key' }>): Uint8Array | null {
  const number = base58ToNumber(value.slice(1))
  const key =
    number === null ? null : numberToBytes(number, ED25519.length + KEY_LENGTH)?.subarray(ED25519.length)
  return key && keyDid(key) === text ? key : null
}
