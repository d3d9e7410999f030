import { useState } from 'react'
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { draftText, useDraftText } from '#data/writing/drafts.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { takeLostFocus } from '#platform/focus/hand-over.ts'
import { isPhone } from '#platform/page/visible-area.ts'
import styles from './Composer.module.css'
import { FoldedLine } from './FoldedLine.tsx'
import { startWriting, stopWriting, useIsWriting } from './writing.ts'

const ComposerForm = lazyPart(async () => (await import('./ComposerForm.tsx')).ComposerForm)

const NEW = { kind: 'new' } as const

/**
 * One line until it is used; the form is loaded then. A draft that waits for its author is open at once, but
 * it does not cover the page of a phone: there the line tells of it (docs/spec/writing.md#editor).
 */
export function Composer({ viewer, instance }: { viewer: Account; instance: Instance }) {
  const t = useText()
  const isWriting = useIsWriting()
  const [coversPage] = useState(isPhone)
  const [waits, setWaits] = useState(() => !coversPage && draftText(NEW) !== null)
  const [wasClosed, setWasClosed] = useState(false)
  const isOpen = isWriting || waits

  function close() {
    stopWriting()
    setWaits(false)
    setWasClosed(true)
  }

  const stored = useDraftText(NEW)
  const folded = (
    <div className={styles.composer}>
      <FoldedLine
        prompt={t('composer.start')}
        unsent={isOpen ? null : stored}
        data-shortcut="write"
        // The focus goes back to where it came from.
        ref={wasClosed ? takeLostFocus : null}
        onPointerEnter={ComposerForm.preload}
        onFocus={ComposerForm.preload}
        onClick={startWriting}
      />
    </div>
  )
  return (
    <div ref={stopOnLeaving}>
      {(!isOpen || coversPage) && folded}
      {isOpen && (
        <ComposerForm
          viewer={viewer}
          instance={instance}
          task={NEW}
          onDone={close}
          typeAhead={isWriting}
          placeholder={!coversPage && folded}
        />
      )}
    </div>
  )
}

/** No other screen shows the form; it is closed when one comes back. */
const stopOnLeaving = () => stopWriting
