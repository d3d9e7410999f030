import { useText } from '#i18n/i18n.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'

/**
 * Shows a text that the browser did not copy, selected, so that somebody can do it by hand
 * (docs/spec/conventions.md#copying).
 */
export function CopyDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog title={t('copy.title')} size="s" closeLabel={t('action.dismiss')} onClose={onClose}>
      <TextArea
        label={t('copy.label')}
        help={t('copy.help')}
        readOnly
        data-autofocus
        dir="ltr"
        spellCheck={false}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  )
}
