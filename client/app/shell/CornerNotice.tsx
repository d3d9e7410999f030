import type { ReactNode } from 'react'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { OnTop } from '#ui/OnTop.tsx'
import styles from './CornerNotice.module.css'

/** Shows in a corner of the page what is wrong with it, or new, and what can be done: mostly a reload. */
export function CornerNotice({
  canReload = false,
  onLater,
  action,
  children,
}: {
  canReload?: boolean
  /** Hides the notice, where one can go on without a reload. */
  onLater?: () => void
  /** Stands in the place of the reload. */
  action?: ReactNode
  children: ReactNode
}) {
  const t = useText()
  const reload = (
    <Button size="s" onClick={() => window.location.reload()}>
      {t('missing_parts.reload')}
    </Button>
  )
  const later = onLater && (
    <Button size="s" kind="quiet" onClick={onLater}>
      {t('newer_build.later')}
    </Button>
  )
  return (
    <OnTop>
      <div className={styles.corner}>
        <Alert
          action={
            canReload ? (
              <>
                {reload}
                {later}
              </>
            ) : (
              action
            )
          }
        >
          {children}
        </Alert>
      </div>
    </OnTop>
  )
}
