/** Creates an Ethereum wallet, which has an address and signs messages (EIP-55, EIP-191). */
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'

const bytes = (text: string) => new TextEncoder().encode(text)
const hex = (data: Uint8Array) => Buffer.from(data).toString('hex')

export function createWallet(seed: string) {
  const secret = keccak_256(bytes(`compare ${seed}`))
  const plain = hex(keccak_256(secp256k1.getPublicKey(secret, false).slice(1)).slice(12))
  const digest = hex(keccak_256(bytes(plain)))
  const address = `0x${[...plain].map((digit, at) => (Number.parseInt(digest[at] ?? '', 16) > 7 ? digit.toUpperCase() : digit)).join('')}`
  return {
    address,
    /** Returns a signature: 65 bytes as hex, without 0x. */
    sign(message: string) {
      const text = bytes(message)
      const hash = keccak_256(Buffer.concat([bytes(`\x19Ethereum Signed Message:\n${text.length}`), text]))
      const [recovery = 0, ...rest] = secp256k1.sign(hash, secret, { prehash: false, format: 'recovered' })
      return hex(Uint8Array.from([...rest, 27 + recovery]))
    },
  }
}
