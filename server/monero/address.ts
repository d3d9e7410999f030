/** Reads and writes Monero addresses (docs/server/payments.md#payment-addresses). */
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js'
import { base58ToNumber, bytesToNumber, numberToBase58, numberToBytes } from '../input/base58.ts'

const KINDS = ['standard', 'integrated', 'subaddress'] as const
export type AddressKind = (typeof KINDS)[number]

/**
 * The first bytes of addresses in the order of the kinds, by chain. A regtest chain uses those of the main
 * one.
 */
const MAINNET = [18, 19, 42]
const NETWORKS: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries({
    'monero:418015bb9ae982a1975da7d79277c270': MAINNET,
    'monero:76ee3cc98646292206cd3e86f74d88b4': [24, 25, 36],
    'monero:48ca7cd3c8de5b6a4d53d2861fbdaedc': [53, 54, 63],
    'monero:00000000000000000000000000000000': MAINNET,
  }),
)

const CHECKSUM = 4
/**
 * A byte of the network, two keys, and the checksum; in an integrated address a payment id stands before
 * that.
 */
const PLAIN = 1 + 32 + 32 + CHECKSUM
const INTEGRATED = PLAIN + 8

export interface MoneroAddress {
  kind: AddressKind
  /** The chains that have such addresses. */
  chains: string[]
  /** The public keys. */
  spend: Uint8Array
  view: Uint8Array
}

/** Takes an address apart. Returns null if it is none. */
export function readAddress(text: string): MoneroAddress | null {
  const bytes = decodeBase58(text)
  if (bytes?.length !== PLAIN && bytes?.length !== INTEGRATED) return null
  const content = bytes.subarray(0, -CHECKSUM)
  if (bytesToHex(checksumOf(content)) !== bytesToHex(bytes.subarray(-CHECKSUM))) return null
  const first = bytes[0] ?? 0
  const chains = [...NETWORKS.keys()].filter((chain) => NETWORKS.get(chain)?.includes(first))
  const kind = KINDS[NETWORKS.get(chains[0] ?? '')?.indexOf(first) ?? -1]
  if (kind === undefined || (kind === 'integrated') !== (bytes.length === INTEGRATED)) return null
  return { kind, chains, spend: bytes.subarray(1, 33), view: bytes.subarray(33, 65) }
}

/** Writes an address. An integrated one has a payment id of eight bytes. */
export function writeAddress(
  chain: string,
  {
    kind,
    spend,
    view,
    paymentId,
  }: Pick<MoneroAddress, 'kind' | 'spend' | 'view'> & { paymentId?: Uint8Array },
): string {
  const first = NETWORKS.get(chain)?.[KINDS.indexOf(kind)]
  if (first === undefined) throw new Error(`${chain} is no chain of Monero`)
  const content = concatBytes(Uint8Array.of(first), spend, view, paymentId ?? new Uint8Array())
  return encodeBase58(concatBytes(content, checksumOf(content)))
}

const checksumOf = (content: Uint8Array): Uint8Array => keccak_256(content).subarray(0, CHECKSUM)

/** The number of characters that 0, 1, 2 … 8 bytes take. Each eight bytes are written by themselves. */
const WIDTHS = [0, 2, 3, 5, 6, 7, 9, 10, 11]
const WIDEST = 11
const BLOCK = 8

/** Returns the bytes that a text in Monero's base58 stands for, or null if it stands for none. */
export function decodeBase58(text: string): Uint8Array | null {
  const blocks: Uint8Array[] = []
  for (let at = 0; at < text.length; at += WIDEST) {
    const block = text.slice(at, at + WIDEST)
    const size = WIDTHS.indexOf(block.length)
    const value = base58ToNumber(block)
    const bytes = size < 0 || value === null ? null : numberToBytes(value, size)
    if (bytes === null) return null
    blocks.push(bytes)
  }
  return concatBytes(...blocks)
}

function encodeBase58(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += BLOCK) {
    const block = bytes.subarray(at, at + BLOCK)
    text += numberToBase58(bytesToNumber(block)).padStart(WIDTHS[block.length] ?? 0, '1')
  }
  return text
}
