import { Fragment, type ReactNode, type RefCallback, useRef, useState } from 'react'
import type { FileKind } from '#domain/post/file-problem.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { type FileElement, watchFile } from '#platform/pictures/watch-file.ts'
import styles from './LoadableFile.module.css'

const FailedFile = lazyPart(async () => (await import('./FailedFile.tsx')).FailedFile)

/**
 * Shows a file. If it cannot be shown, it says why, and offers another try and the file itself instead
 * (docs/spec/media.md#files-that-cannot-be-shown). The element of the file gets the `ref` that `children` is
 * given.
 */
export function LoadableFile<Watched extends FileElement>({
  url,
  kind,
  onFail,
  children,
}: {
  url: string
  kind: FileKind
  /** Is told which element has failed, before it leaves. */
  onFail?: (element: Watched) => void
  children: (watch: RefCallback<Watched>) => ReactNode
}) {
  'use memo'
  const place = useRef<HTMLDivElement>(null)
  const [hasFailed, setFailed] = useState(url === '')
  const [tries, setTries] = useState(0)
  const [isUnasked, setUnasked] = useState(false)
  const watch = watchFile((element: Watched) => {
    onFail?.(element)
    setFailed(true)
  })

  function tryAgain(unasked: boolean) {
    setUnasked(unasked)
    setTries(tries + 1)
    setFailed(false)
  }

  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      {hasFailed ? (
        <FailedFile
          url={url}
          kind={kind}
          tries={tries}
          isSure={isUnasked}
          focusNext={() => place.current}
          onRetry={tryAgain}
        />
      ) : (
        <Fragment key={tries}>{children(watch)}</Fragment>
      )}
    </div>
  )
}
