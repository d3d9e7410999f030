/**
 * Checks messages that wallets sign, and finds the address that signed (EIP-4361, EIP-191, EIP-55;
 * docs/server/session.md#wallets).
 */
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { invalid, Refusal } from '../refusal.ts'
import type { World } from '../world/world.ts'

interface Signed {
  message?: string | null | undefined
  signature?: string | null | undefined
}

export interface WalletProof {
  /** The address in lower case. */
  address: string
  /** The nonce, which works once. */
  nonce: string
}

const LONGEST_NONCE = 100

const MESSAGE = new RegExp(
  [
    '^(?<domain>\\S+) wants you to sign in with your Ethereum account:',
    '(?<address>0x[0-9a-fA-F]{40})',
    '',
    '(?:(?<statement>[^\\n]+)\\n)?',
    'URI: \\S+',
    'Version: 1',
    'Chain ID: (?<chain>\\d+)',
    'Nonce: (?<nonce>[A-Za-z0-9-]{8,})',
    'Issued At: \\S+(?:\\nExpiration Time: (?<end>\\S+))?(?:\\nNot Before: (?<start>\\S+))?$',
  ].join('\\n'),
)

/** Returns the address that signed a message. A message for another instance or another time is refused. */
export function readWalletMessage(world: World, { message, signature }: Signed): WalletProof {
  if (message === undefined || message === null) throw invalid('message is required')
  if (signature === undefined || signature === null) throw invalid('signature is required')
  const {
    domain,
    address = '',
    statement,
    chain,
    nonce = '',
    start,
    end,
  } = MESSAGE.exec(message)?.groups ?? {}
  if (address !== checksummed(address)) throw invalid('invalid EIP-4361 message')
  if (domain !== new URL(world.baseUrl).hostname) throw invalid("domain doesn't match instance hostname")
  if (statement === undefined) throw invalid('statement is missing')
  if (statement !== world.instance.login_message) throw invalid('unexpected statement')
  const now = world.clock()
  if ((end && Date.parse(end) <= now) || (start && Date.parse(start) > now)) {
    throw invalid('message is not currently valid')
  }
  if (signerOf(message, signature) !== address.toLowerCase()) throw invalid('invalid signature')
  if (nonce.length > LONGEST_NONCE) throw new Refusal(500, 'database error')
  return { address: address.toLowerCase(), nonce: `${address} ${chain} ${nonce}` }
}

/** Marks a nonce as used. Signing in uses it up, even where nobody has that wallet. Signing up does not. */
export function spendNonce(world: World, { nonce }: WalletProof): void {
  if (world.usedNonces.has(nonce)) throw invalid("nonce can't be reused")
  world.usedNonces.add(nonce)
}

function signerOf(message: string, signature: string): string {
  const digits = /^(?:0x)?([0-9a-f]{130})$/i.exec(signature)?.[1]
  if (digits === undefined) throw invalid('invalid signature string')
  const bytes = hexToBytes(digits)
  const recovery = (bytes[64] ?? 0) - 27
  const text = utf8ToBytes(message)
  const hash = keccak_256(
    Uint8Array.from([...utf8ToBytes(`\x19Ethereum Signed Message:\n${text.length}`), ...text]),
  )
  try {
    const signed = secp256k1.Signature.fromBytes(
      Uint8Array.from([recovery, ...bytes.subarray(0, 64)]),
      'recovered',
    )
    const key = signed.recoverPublicKey(hash).toBytes(false)
    return `0x${bytesToHex(keccak_256(key.subarray(1)).subarray(12))}`
  } catch {
    throw invalid('invalid signature')
  }
}

/** Returns an address with the capital letters that are its checksum. */
function checksummed(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const marks = bytesToHex(keccak_256(utf8ToBytes(digits)))
  const spelled = [...digits].map((digit, at) =>
    Number.parseInt(marks[at] ?? '0', 16) > 7 ? digit.toUpperCase() : digit,
  )
  return `0x${spelled.join('')}`
}
