/** Checks a message of EIP-4361 that an Ethereum wallet signed (docs/server/session.md#ethereum-message). */
import { hexToBytes } from '@noble/hashes/utils.js'
import { invalid } from '../../refusal.ts'
import type { World } from '../../world/world.ts'
import { isChecksummed, signerOf } from './ethereum.ts'
import {
  checkPurpose,
  isAbsentOrDate,
  isDate,
  readMessage,
  readSigned,
  type Signed,
  type SignedMessage,
  type WalletProof,
} from './signed-message.ts'

const SHORTEST_NONCE = 8
/** A host with or without a port; no scheme, no path. */
const AUTHORITY = /^[\w\-.~!$&'()*+,;=:@%[\]]+$/
const ABSOLUTE_URI = /^[a-z][a-z0-9+.-]*:[\w\-.~:/?#[\]@!$&'()*+,;=%]*$/i

/** Returns the address that signed a message. A message for another instance or another time is refused. */
export function readEthereumMessage(world: World, signed: Signed): WalletProof {
  const { message, signature } = readSigned(signed)
  const parts = readMessage(message, 'Ethereum')
  if (parts === null || !isWellFormed(parts)) throw invalid('invalid EIP-4361 message')
  const digits = /^(?:0x)?([0-9a-fA-F]{130})$/.exec(signature)?.[1]
  if (digits === undefined) throw invalid('invalid signature string')
  checkPurpose(world, parts)
  const { chain = '', nonce = '' } = parts
  const address = parts.address.toLowerCase()
  if (signerOf(message, hexToBytes(digits)) !== address) throw invalid('invalid signature')
  return { address, nonce: { scope: `eip155:${chain} ${address}`, value: nonce } }
}

function isWellFormed({ domain, address, uri, version, chain, nonce, ...others }: SignedMessage): boolean {
  const { issued, end, start, rest } = others
  return (
    AUTHORITY.test(domain) &&
    isChecksummed(address) &&
    ABSOLUTE_URI.test(uri ?? '') &&
    version === '1' &&
    /^\d+$/.test(chain ?? '') &&
    (nonce ?? '').length >= SHORTEST_NONCE &&
    isDate(issued ?? '') &&
    isAbsentOrDate(end) &&
    isAbsentOrDate(start) &&
    areLastLines(rest)
  )
}

/** Tells whether lines are a request ID and a list of resources, of which each may be absent. */
function areLastLines(lines: string[]): boolean {
  const [heading, ...resources] = lines[0]?.startsWith('Request ID: ') ? lines.slice(1) : lines
  if (heading === undefined) return true
  return (
    heading === 'Resources:' &&
    resources.every((line) => /^- /.test(line) && ABSOLUTE_URI.test(line.slice(2)))
  )
}
