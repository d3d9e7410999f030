/**
 * Reads Monero addresses as far as they are typed: their kind, their network, and whether they are right to
 * the last character (docs/spec/sign-in.md#monero-addresses, docs/spec/payments.md#pasted-addresses).
 */
import { keccak_256 } from '@noble/hashes/sha3.js'
import { addressInLink } from '../money/pasted-address.ts'
import { withoutSpace } from '../without-space.ts'
import { addressBytes, BLOCK, textLength } from './base58.ts'

export type AddressKind = 'standard' | 'integrated' | 'subaddress'
export type MoneroNetwork = 'mainnet' | 'stagenet' | 'testnet'

/**
 * - `character`: none that an address can have, such as 0 and O
 * - `beginning`: the address of another currency, or none at all
 * - `length`: longer than an address of its kind
 * - `checksum`: mistyped, or put together of two addresses
 * - `network`: right, but of another network than the server's
 */
export type AddressProblem = 'character' | 'beginning' | 'length' | 'checksum' | 'network'

/** The meaning of the first byte, which is known as soon as the first block is typed. */
interface AddressType {
  kind: AddressKind
  network: MoneroNetwork
}

export type AddressReading =
  /** The beginning of an address. `missing` characters complete it. */
  | { state: 'begun'; type: AddressType | null; missing: number }
  | { state: 'wrong'; problem: AddressProblem; type: AddressType | null }
  /** `address` is the text as it is sent. */
  | { state: 'right'; address: string; type: AddressType }

const KINDS: readonly AddressKind[] = ['standard', 'integrated', 'subaddress']

/** The first byte of an address, in the order of the kinds. */
const FIRST_BYTES: Record<MoneroNetwork, readonly number[]> = {
  mainnet: [18, 19, 42],
  stagenet: [24, 25, 36],
  testnet: [53, 54, 63],
}

/**
 * The networks by the ids of their chains. A regtest chain, which is private, has the addresses of the main
 * network.
 */
const NETWORKS: ReadonlyMap<string, MoneroNetwork> = new Map(
  Object.entries({
    'monero:418015bb9ae982a1975da7d79277c270': 'mainnet',
    'monero:76ee3cc98646292206cd3e86f74d88b4': 'stagenet',
    'monero:48ca7cd3c8de5b6a4d53d2861fbdaedc': 'testnet',
    'monero:00000000000000000000000000000000': 'mainnet',
  }),
)

const CHECKSUM = 4
/** The first byte, two keys, and the checksum; in an integrated address a payment id stands before that. */
const PLAIN = 1 + 32 + 32 + CHECKSUM
const INTEGRATED = PLAIN + 8

/** Returns the network whose addresses a chain has; null for a chain that is not known. */
export const networkOf = (chainId: string): MoneroNetwork | null => NETWORKS.get(chainId) ?? null

/**
 * Returns what is known of a typed address. `network` is the one that it should belong to; null allows every
 * network.
 */
export function readAddress(typed: string, network: MoneroNetwork | null): AddressReading {
  const address = addressInLink(typed, 'XMR') ?? withoutSpace(typed)
  if (/[^1-9A-HJ-NP-Za-km-z]/.test(address)) return { state: 'wrong', problem: 'character', type: null }
  if (address.length < BLOCK)
    return { state: 'begun', type: null, missing: textLength(PLAIN) - address.length }

  const type = typeOf(addressBytes(address.slice(0, BLOCK))?.[0])
  if (type === null) return { state: 'wrong', problem: 'beginning', type }
  const missing = textLength(type.kind === 'integrated' ? INTEGRATED : PLAIN) - address.length
  if (missing > 0) return { state: 'begun', type, missing }
  if (missing < 0) return { state: 'wrong', problem: 'length', type }
  if (!hasChecksum(address)) return { state: 'wrong', problem: 'checksum', type }
  if (network !== null && network !== type.network) return { state: 'wrong', problem: 'network', type }
  return { state: 'right', address, type }
}

function typeOf(firstByte = 0): AddressType | null {
  for (const network of ['mainnet', 'stagenet', 'testnet'] as const) {
    const kind = KINDS[FIRST_BYTES[network].indexOf(firstByte)]
    if (kind !== undefined) return { kind, network }
  }
  return null
}

function hasChecksum(address: string): boolean {
  const bytes = addressBytes(address)
  if (bytes === null) return false
  const expected = keccak_256(bytes.subarray(0, -CHECKSUM))
  return bytes.subarray(-CHECKSUM).every((byte, at) => byte === expected[at])
}
