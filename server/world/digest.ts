/** Returns the SHA-256 of a content as hex. It names media files and stands for passwords. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export const digest = (content: Uint8Array | string): string =>
  bytesToHex(sha256(typeof content === 'string' ? utf8ToBytes(content) : content))
