/**
 * Writes the commands that sign a claim (docs/spec/identity.md#commands-to-sign,
 * docs/server/identity.md#commands-to-sign-with).
 */
import type { WayToSign } from './key-link.ts'
import type { Hashing } from './key-text.ts'
import type { ProofType } from './proof.ts'

interface Way {
  type: ProofType
  hashing: Hashing
  /** Makes a pair of keys. The public one is in `publicKey` then. */
  create: string
  publicKey: string
  sign: (claim: string) => string
}

/** The words of a command by which people put in the file of their secret key. */
export const SECRET_KEY = 'KEY'

const MINISIGN = {
  create: 'minisign -G -p minisign.pub -s minisign.key',
  publicKey: 'minisign.pub',
} as const

const WAYS: Record<WayToSign, Way> = {
  minisign: {
    ...MINISIGN,
    type: 'minisign-unhashed',
    hashing: 'plain',
    sign: (claim) =>
      `echo '${claim}' | xxd -r -p > claim.bin && minisign -S -l -m claim.bin -s KEY && cat claim.bin.minisig`,
  },
  signify: {
    type: 'minisign-unhashed',
    hashing: 'plain',
    create: 'signify-openbsd -G -p signify.pub -s signify.sec',
    publicKey: 'signify.pub',
    sign: (claim) => `echo '${claim}' | xxd -r -p | signify-openbsd -S -s KEY -m - -x -`,
  },
  minisign_hashed: {
    ...MINISIGN,
    type: 'minisign',
    hashing: 'hashed',
    sign: (claim) => `echo '${claim}' > claim.txt && minisign -Sm claim.txt -s KEY && cat claim.txt.minisig`,
  },
}

export const wayOf = (way: WayToSign): Way => WAYS[way]

const HEX = /^(?:[0-9a-f]{2})+$/i

/** Has none of what ends a text in quotes, or means something to `echo`, or does not show. */
const PLAIN_OBJECT = /^\{[^'\\\p{Cc}\p{Cf}]*\}$/u

/**
 * Returns whether a command can hold a claim. It comes from the server and goes into a shell: one that could
 * be anything but a claim there makes no command.
 */
export const isSafeClaim = (way: WayToSign, claim: string): boolean =>
  (WAYS[way].type === 'minisign' ? PLAIN_OBJECT : HEX).test(claim)
