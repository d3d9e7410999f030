import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'

/** What is shown was changed at an earlier time and not saved. */
export function RestoredNotice({ outdated, onDiscard }: { outdated: boolean; onDiscard: () => void }) {
  const t = useText()
  const discard = (
    <Button
      size="s"
      onClick={({ currentTarget }) => {
        currentTarget.form?.querySelector('textarea')?.focus() // this button goes away
        onDiscard()
      }}
    >
      {t('edit.discard')}
    </Button>
  )
  return <Alert action={discard}>{t(outdated ? 'edit.restored_outdated' : 'edit.restored')}</Alert>
}
