import { ExternalLink, ImageOff, RotateCw } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { linkedAddress } from '#domain/post/media.ts'
import { useText } from '#i18n/i18n.ts'
import { handOverFocus } from '#platform/focus/hand-over.ts'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './LoadableFile.module.css'

/** Shows a file. If it cannot be loaded, it shows a notice with a retry button and a link to the original instead. */
export function LoadableFile({ url, children }: { url: string; children: (fail: () => void) => ReactNode }) {
  'use memo'
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(url === '')
  const original = linkedAddress(url)

  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      {failed ? (
        <div className={styles.failure}>
          <ImageOff aria-hidden="true" />
          <p>{t('media.failed')}</p>
          <div className={styles.actions}>
            <IconButton
              ref={handOverFocus(() => () => place.current)}
              label={t('action.retry')}
              icon={<RotateCw />}
              onClick={() => setFailed(false)}
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
      ) : (
        children(() => setFailed(true))
      )}
    </div>
  )
}
