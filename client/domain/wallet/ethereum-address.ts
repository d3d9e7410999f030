/** Knows the form of Ethereum addresses and signatures (docs/spec/sign-in.md#ethereum). */

export const isEthereumAddress = (text: string): boolean => /^0x[0-9a-fA-F]{40}$/.test(text)

/** Returns whether the address of the signer can be recovered from a signature, as the server does it. */
export const isRecoverable = (signature: string): boolean => /^0x[0-9a-fA-F]{130}$/.test(signature)

/**
 * Returns an address in the mixed case that is its checksum (EIP-55). `hash` is keccak-256 of a text, in hex
 * (docs/spec/sign-in.md#sign-in-messages).
 */
export function withChecksum(address: string, hash: (text: string) => string): string {
  const digits = address.slice(2).toLowerCase()
  const marks = hash(digits)
  const spelled = Array.from(digits, (digit, at) =>
    Number.parseInt(marks[at] ?? '0', 16) > 7 ? digit.toUpperCase() : digit,
  )
  return `0x${spelled.join('')}`
}
