/**
 * Reads and writes standard base64 with padding, in Node and in browsers
 * (docs/server/accounts.md#images-of-a-profile, docs/server/media.md#upload).
 */
import { invalid } from '../refusal.ts'

export function base64ToBytes(text: string): Uint8Array<ArrayBuffer> {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw invalid('base64 decoding error')
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

const CHUNK = 0x8000

export function bytesToBase64(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  }
  return btoa(binary)
}
