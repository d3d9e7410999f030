import { ExternalLink, ImageOff, RotateCw } from 'lucide-react'
import { linkedAddress } from '#domain/post/media.ts'
import { useText } from '#i18n/i18n.ts'
import { handOverFocus } from '#platform/focus/hand-over.ts'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './FailedFile.module.css'

/** Shows that a file could not be loaded, with a button that tries again and a link to the original. */
export function FailedFile({
  url,
  focusNext,
  onRetry,
}: {
  url: string
  /** Returns the element that has the focus after the button is gone. */
  focusNext: () => HTMLElement | null
  onRetry: () => void
}) {
  const t = useText()
  const original = linkedAddress(url)
  return (
    <div className={styles.failure}>
      <ImageOff aria-hidden="true" />
      <p>{t('media.failed')}</p>
      <div className={styles.actions}>
        <IconButton
          ref={handOverFocus(() => focusNext)}
          label={t('action.retry')}
          icon={<RotateCw />}
          onClick={onRetry}
        />
        {original !== undefined && (
          <IconButton
            label={t('media.original')}
            icon={<ExternalLink />}
            href={original}
            target="_blank"
            rel="noopener noreferrer"
          />
        )}
      </div>
    </div>
  )
}
