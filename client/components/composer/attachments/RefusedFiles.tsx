import { X } from 'lucide-react'
import type { Instance } from '#contract/entities/instance.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { handOverToText } from '../text/hand-over-to-text.ts'
import { problemText } from './problem-text.ts'
import type { RefusedFile } from './use-attach.ts'

/** Files that were not attached, each with its reason, until somebody has read it or attaches others. */
export function RefusedFiles({
  instance,
  refused,
  onDismiss,
}: {
  instance: Instance
  refused: readonly RefusedFile[]
  onDismiss: () => void
}) {
  const t = useText()

  const close = (
    <IconButton ref={handOverToText} label={t('action.dismiss')} icon={<X />} size="s" onClick={onDismiss} />
  )
  return (
    <Alert tone="error" action={close}>
      {refused.map(({ name, kind }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and none of them moves
        <p key={index}>
          {t('attachment.refused', {
            name: name || t('attachment.unnamed'),
            problem: problemText(kind, instance, t),
          })}
        </p>
      ))}
    </Alert>
  )
}
