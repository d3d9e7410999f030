/** Reads Monero addresses, and verifies texts signed with a Monero wallet (version 2 of such signatures). */
import { ed25519 } from '@noble/curves/ed25519.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58ToNumber, bytesToNumber, numberToBytes } from '../../input/base58.ts'

const { Point } = ed25519
const ORDER = Point.Fn.ORDER

/** The first bytes of standard, integrated and subaddresses, by chain. A regtest chain uses those of the main one. */
const MAINNET = [18, 19, 42]
const NETWORKS: Record<string, number[]> = {
  'monero:418015bb9ae982a1975da7d79277c270': MAINNET,
  'monero:76ee3cc98646292206cd3e86f74d88b4': [24, 25, 36],
  'monero:48ca7cd3c8de5b6a4d53d2861fbdaedc': [53, 54, 63],
  'monero:00000000000000000000000000000000': MAINNET,
}

const CHECKSUM = 4
/** A byte of the network, two keys, and the checksum; in an integrated address a payment id stands before that. */
const PLAIN = 1 + 32 + 32 + CHECKSUM
const INTEGRATED = PLAIN + 8

interface Keys {
  spend: Uint8Array
  view: Uint8Array
}

/** Returns the public keys of an address, or null if it is none of that chain. */
function keysOf(address: string, chain: string): Keys | null {
  const bytes = decode(address)
  if (bytes?.length !== PLAIN && bytes?.length !== INTEGRATED) return null
  const content = bytes.subarray(0, -CHECKSUM)
  const checksum = keccak_256(content).subarray(0, CHECKSUM)
  if (bytesToHex(checksum) !== bytesToHex(bytes.subarray(-CHECKSUM))) return null
  if (!NETWORKS[chain]?.includes(bytes[0] ?? 0)) return null
  return { spend: bytes.subarray(1, 33), view: bytes.subarray(33, 65) }
}

/** The number of characters that 0, 1, 2 … 8 bytes take. Each eight bytes are written by themselves. */
const WIDTHS = [0, 2, 3, 5, 6, 7, 9, 10, 11]
const WIDEST = 11

function decode(text: string): Uint8Array | null {
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

const HEADER = 'SigV2'

/** Tells whether the owner of an address signed a text, with the spend key or with the view key. */
export function isSignedByAddress(
  text: string,
  { address, chain, signature }: { address: string; chain: string; signature: string },
): boolean {
  const keys = keysOf(address, chain)
  const bytes = signature.startsWith(HEADER) ? decode(signature.slice(HEADER.length)) : null
  if (keys === null || bytes?.length !== 64) return false
  return [keys.spend, keys.view].some((key, mode) => isSignedWith(key, hashOf(text, keys, mode), bytes))
}

function hashOf(text: string, { spend, view }: Keys, mode: number): Uint8Array {
  const message = utf8ToBytes(text)
  return keccak_256(
    concatBytes(
      utf8ToBytes('MoneroMessageSignature\0'),
      spend,
      view,
      Uint8Array.of(mode),
      variableLength(message.length),
      message,
    ),
  )
}

/** Writes a number in groups of seven bits, the least significant first. */
function variableLength(value: number): Uint8Array {
  const bytes: number[] = []
  let rest = value
  for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) bytes.push((rest & 0x7f) | 0x80)
  return Uint8Array.of(...bytes, rest)
}

/** Verifies a Schnorr signature: its first half is the challenge, its second half the response. */
function isSignedWith(key: Uint8Array, hash: Uint8Array, signature: Uint8Array): boolean {
  const challenge = littleEndian(signature.subarray(0, 32))
  const response = littleEndian(signature.subarray(32))
  if (challenge === 0n || challenge >= ORDER || response >= ORDER) return false
  try {
    const commitment = Point.fromBytes(key).multiplyUnsafe(challenge).add(Point.BASE.multiplyUnsafe(response))
    if (commitment.is0()) return false
    const expected = littleEndian(keccak_256(concatBytes(hash, key, commitment.toBytes()))) % ORDER
    return expected === challenge
  } catch {
    // The key is no point of the curve.
    return false
  }
}

const littleEndian = (bytes: Uint8Array): bigint => bytesToNumber(bytes.toReversed())
