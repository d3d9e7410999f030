/** SHA-256 as hex: names of media files and what is kept of a password. Works wherever the server runs. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export const digest = (content: Uint8Array | string): string =>
  bytesToHex(sha256(typeof content === 'string' ? utf8ToBytes(content) : content))
