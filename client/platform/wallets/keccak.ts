/** Hashes with keccak-256. Only what speaks to wallets loads it. */
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export const keccakHex = (text: string): string => bytesToHex(keccak_256(utf8ToBytes(text)))
