import type { WayToSign } from '#domain/identity/key-link.ts'
import type { KeyProblem, SignatureProblem } from '#domain/identity/key-problem.ts'
import type { TextKey } from '#i18n/i18n.ts'

/** The words for the ways to sign. */
export const WAYS: Record<WayToSign, { label: TextKey; help: TextKey }> = {
  minisign: { label: 'key_link.minisign', help: 'key_link.minisign_help' },
  signify: { label: 'key_link.signify', help: 'key_link.signify_help' },
  minisign_hashed: { label: 'key_link.minisign_hashed', help: 'key_link.minisign_hashed_help' },
}

export const KEY_PROBLEMS: Record<KeyProblem, TextKey> = {
  secret: 'key_link.secret',
  signature: 'key_link.key_is_signature',
  cut: 'key_link.cut',
  hex: 'key_link.hex',
  unknown: 'key_link.key_unknown',
}

export const SIGNATURE_PROBLEMS: Record<SignatureProblem, TextKey> = {
  secret: 'key_link.secret',
  key: 'key_link.signature_is_key',
  cut: 'key_link.cut',
  unknown: 'key_link.signature_unknown',
  hashed: 'key_link.hashed',
  plain: 'key_link.plain',
  other_key: 'key_link.other_key',
}
