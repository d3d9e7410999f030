/**
 * Flips one bit of what a signature vouches for. Left alone are parts that the real server does not look at:
 * the letter case of hex, comments of minisign files, the key id beside a key, and the date of claims that do
 * not hold it (docs/server/identity.md#pasted-texts, docs/server/identity.md#rules-of-proofs).
 */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import fc, { type Arbitrary } from 'fast-check'
import { base64ToBytes, bytesToBase64 } from '#server/input/base64.ts'
import type { Vector } from './vectors.ts'

type Body = Vector['body']

/** Returns bodies that differ from that of a vector in one bit. */
export function flipped({ body }: Vector): Arbitrary<Body> {
  const keys = ['message', 'did', ...(body.proof_type === 'minisign-unhashed' ? ['created_at'] : [])]
  const texts = keys.flatMap((key) => {
    const text = body[key]
    return text ? [flippedText(text).map((changed) => ({ ...body, [key]: changed }))] : []
  })
  return fc.oneof(
    ...texts,
    flippedSignature(body).map((signature) => ({ ...body, signature })),
  )
}

function flippedText(text: string): Arbitrary<string> {
  const changed = fc.tuple(fc.nat(text.length - 1), fc.nat(6)).map(([at, bit]) => {
    const code = text.charCodeAt(at) ^ (1 << bit)
    return text.slice(0, at) + String.fromCharCode(code) + text.slice(at + 1)
  })
  // The case of an address in a DID means nothing.
  return text.startsWith('did:pkh:')
    ? changed.filter((other) => other.toLowerCase() !== text.toLowerCase())
    : changed
}

function flippedSignature({
  signature,
  grant_type,
  authentication_method,
  proof_type,
}: Body): Arbitrary<string> {
  const text = signature ?? ''
  const kind = grant_type ?? authentication_method ?? proof_type ?? ''
  if (kind === 'caip122_monero') return flippedText(text)
  if (kind === 'eip4361' || kind === 'ethereum') {
    const [, mark = '', digits = ''] = /^(0x)?(.*)$/.exec(text) ?? []
    return flippedBytes(hexToBytes(digits)).map((bytes) => mark + bytesToHex(bytes))
  }
  const line = text.split(/\r?\n/).find((each) => /^R[UW]/.test(each)) ?? ''
  return flippedBytes(base64ToBytes(line), (at) => at < 2 || at >= 10).map((bytes) =>
    text.replace(line, bytesToBase64(bytes)),
  )
}

function flippedBytes(bytes: Uint8Array, matters: (at: number) => boolean = () => true) {
  const places = [...bytes.keys()].filter(matters)
  return fc.tuple(fc.constantFrom(...places), fc.nat(7)).map(([at, bit]) => {
    const changed = bytes.slice()
    changed[at] = (bytes[at] ?? 0) ^ (1 << bit)
    return changed
  })
}
