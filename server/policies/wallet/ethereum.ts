/**
 * Finds the Ethereum address that signed a text, and writes addresses with their checksum (EIP-191, EIP-55).
 */
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The values of the last byte of a signature, and which of two keys each means. */
const RECOVERY: Record<number, number> = { 0: 0, 1: 1, 27: 0, 28: 1 }

/** Returns the address that signed a text, in lower case, or null if the 65 bytes are no signature. */
export function signerOf(text: string, signature: Uint8Array): string | null {
  const recovery = RECOVERY[signature[64] ?? -1]
  if (signature.length !== 65 || recovery === undefined) return null
  const message = utf8ToBytes(text)
  const hash = keccak_256(
    concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${message.length}`), message),
  )
  try {
    const signed = secp256k1.Signature.fromBytes(
      concatBytes(Uint8Array.of(recovery), signature.subarray(0, 64)),
      'recovered',
    )
    const key = signed.recoverPublicKey(hash).toBytes(false)
    return `0x${bytesToHex(keccak_256(key.subarray(1)).subarray(12))}`
  } catch {
    // Numbers beyond the order of the curve, or a point that is not on it.
    return null
  }
}

/** Tells whether a text is an address whose capital letters are its checksum. */
export const isChecksummed = (address: string): boolean =>
  /^0x[0-9a-fA-F]{40}$/.test(address) && address === checksummed(address)

function checksummed(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const marks = bytesToHex(keccak_256(utf8ToBytes(digits)))
  const spelled = [...digits].map((digit, at) =>
    Number.parseInt(marks[at] ?? '0', 16) > 7 ? digit.toUpperCase() : digit,
  )
  return `0x${spelled.join('')}`
}
