import { useErrorText } from '#components/feedback/error-text.ts'
import { Alert } from '#ui/Alert.tsx'

/** Says at a setting why its change could not be saved. */
export function SaveError({ error }: { error: unknown }) {
  const reason = useErrorText(error)
  return Boolean(error) && <Alert tone="error">{reason}</Alert>
}
