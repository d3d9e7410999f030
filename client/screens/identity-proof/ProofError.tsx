import { useErrorText } from '#components/feedback/error-text.ts'
import { ApiError } from '#data/connection/api-error.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'

/**
 * Words for refusals that help here, where the signature comes from a command
 * (docs/server/identity.md#rules-of-proofs).
 */
const TEXTS = new Map<string, TextKey>([
  ['invalid signature', 'key_link.refused_signature'],
  ['invalid signature encoding', 'key_link.refused_encoding'],
])

/** Shows why the server did not accept a signature. */
export function ProofError({ error }: { error: unknown }) {
  const t = useText()
  const text = useErrorText(error)
  const own = error instanceof ApiError ? TEXTS.get(error.message) : undefined
  return <Alert tone="error">{own ? t(own) : text}</Alert>
}
