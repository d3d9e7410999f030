import { RotateCw, X } from 'lucide-react'
import { useWaitText } from '#components/feedback/error-text.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { useWriting } from '#data/writing/current-engine.ts'
import { useUpload } from '#data/writing/use-uploads.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { handOverUpload } from './hand-over-upload.ts'
import { problemText } from './problem-text.ts'
import styles from './UploadState.module.css'

/** Shows how far a file is on its way to the server, or why it stopped (docs/spec/attachments.md#uploads). */
export function UploadState({
  instance,
  attachmentKey,
  name,
}: {
  instance: Instance
  attachmentKey: string
  name: string
}) {
  const t = useText()
  const { uploads } = useWriting()
  const upload = useUpload(attachmentKey)
  useWaitText(upload?.stage === 'failed' ? upload.error : null)
  if (upload?.stage === 'failed') {
    const retry = (
      <Button
        ref={handOverUpload}
        size="s"
        icon={<RotateCw />}
        aria-label={t('attachment.retry', { name })}
        onClick={() => uploads.retry(attachmentKey)}
      >
        {t('action.retry')}
      </Button>
    )
    return (
      <Alert tone="error" action={retry}>
        {problemText(upload.error, instance, t)}
      </Alert>
    )
  }
  return (
    <div className={styles.state}>
      <progress
        className={styles.progress}
        aria-label={t('attachment.uploading', { name })}
        value={upload?.stage === 'sending' ? upload.progress : 0}
      />
      <IconButton
        ref={handOverUpload}
        label={t('attachment.cancel', { name })}
        icon={<X />}
        size="s"
        onClick={() => uploads.cancel(attachmentKey)}
      />
    </div>
  )
}
