import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { handOverToText } from './text/hand-over-to-text.ts'

/** Says that what is shown was changed at an earlier time and not saved. */
export function RestoredNotice({ outdated, onDiscard }: { outdated: boolean; onDiscard: () => void }) {
  const t = useText()
  const discard = (
    <Button ref={handOverToText} size="s" onClick={onDiscard}>
      {t('edit.discard')}
    </Button>
  )
  return <Alert action={discard}>{t(outdated ? 'edit.restored_outdated' : 'edit.restored')}</Alert>
}
