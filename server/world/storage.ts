/**
 * Saves posts in permanent storage, under an address that is made of their content
 * (docs/server/posts.md#save-to-ipfs, docs/server/administration.md#ipfs).
 */
import { hexToBytes } from '@noble/hashes/utils.js'
import { digest } from './digest.ts'
import type { PostRecord } from './records.ts'
import type { World } from './world.ts'

export function savePost(post: PostRecord): void {
  post.ipfs_cid = contentId(post.uri + post.content)
}

export const canSavePosts = ({ instance }: World): boolean => instance.ipfs_gateway_url !== null

/** The first bytes of an address: version 1, a graph node, a SHA-256 of 32 bytes. */
const PREFIX = [0x01, 0x70, 0x12, 0x20]

const contentId = (content: string): string => `b${base32([...PREFIX, ...hexToBytes(digest(content))])}`

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

function base32(bytes: number[]): string {
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replace(/.{1,5}/g, (five) => ALPHABET.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
}
