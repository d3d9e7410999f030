import { type ReactNode, Suspense, useRef, useState } from 'react'
import { lazyPart } from '#i18n/lazy-part.ts'
import styles from './LoadableFile.module.css'

const FailedFile = lazyPart(async () => (await import('./FailedFile.tsx')).FailedFile)

/** Shows a file. If it cannot be loaded, it shows a notice with a retry button and a link to the original instead. */
export function LoadableFile({ url, children }: { url: string; children: (fail: () => void) => ReactNode }) {
  'use memo'
  const place = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(url === '')

  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      {failed ? (
        <Suspense>
          <FailedFile url={url} focusNext={() => place.current} onRetry={() => setFailed(false)} />
        </Suspense>
      ) : (
        children(() => setFailed(true))
      )}
    </div>
  )
}
