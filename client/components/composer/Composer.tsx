import { PenLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { hasDraft } from '#data/drafts.ts'
import { useText } from '#i18n/i18n.ts'
import styles from './Composer.module.css'

const loadForm = () => import('./ComposerForm.tsx')
const ComposerForm = lazy(async () => ({ default: (await loadForm()).ComposerForm }))

const NEW = { kind: 'new' } as const

/** One line until it is used, or until a draft waits for its author; the form is loaded then. */
export function Composer({ viewer, instance }: { viewer: Account; instance: Instance }) {
  const t = useText()
  const asked = useHistoryState<{ write?: true } | null>()?.write === true
  const [open, setOpen] = useState(asked || hasDraft(NEW))
  const folded = (
    <div className={styles.composer}>
      <button
        type="button"
        className={styles.folded}
        onPointerEnter={loadForm}
        onFocus={loadForm}
        onClick={() => setOpen(true)}
      >
        <PenLine aria-hidden="true" />
        {t('composer.start')}
      </button>
    </div>
  )
  if (!open) return folded
  return (
    <Suspense fallback={folded}>
      <ComposerForm viewer={viewer} instance={instance} task={NEW} onSent={() => setOpen(false)} />
    </Suspense>
  )
}
