/** Verifies texts signed with a Monero wallet (version 2 of such signatures). */
import { ed25519 } from '@noble/curves/ed25519.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { bytesToNumber } from '../../input/base58.ts'
import { decodeBase58, type MoneroAddress, readAddress } from '../../monero/address.ts'

const { Point } = ed25519
const ORDER = Point.Fn.ORDER

const HEADER = 'SigV2'

/** Tells whether the owner of an address signed a text, with the spend key or with the view key. */
export function isSignedByAddress(
  text: string,
  { address, chain, signature }: { address: string; chain: string; signature: string },
): boolean {
  const keys = readAddress(address)
  const bytes = signature.startsWith(HEADER) ? decodeBase58(signature.slice(HEADER.length)) : null
  if (!keys?.chains.includes(chain) || bytes?.length !== 64) return false
  return [keys.spend, keys.view].some((key, mode) => isSignedWith(key, hashOf(text, keys, mode), bytes))
}

function hashOf(text: string, { spend, view }: MoneroAddress, mode: number): Uint8Array {
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
