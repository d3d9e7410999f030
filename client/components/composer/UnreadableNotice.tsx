import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { handOverToText } from './text/hand-over-to-text.ts'

/**
 * Of what was kept only the text is there; nothing is sent or written over until its author says so
 * (docs/spec/drafts-and-outbox.md#a-draft-that-cannot-be-read).
 */
export function UnreadableNotice({ onGoOn }: { onGoOn: () => void }) {
  const t = useText()
  const goOn = (
    <Button ref={handOverToText} size="s" onClick={onGoOn}>
      {t('drafts.go_on_without')}
    </Button>
  )
  return (
    <Alert tone="error" action={goOn}>
      {t('drafts.unreadable')}
    </Alert>
  )
}
