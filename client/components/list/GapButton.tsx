import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { loadGap } from '#data/lists/list-pages.ts'
import type { PageSource } from '#data/lists/lists.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import styles from './GapButton.module.css'

/**
 * Shows the button that loads the entries missing between new ones and those that were loaded before. Once
 * pressed, it makes room for them at once: what follows would be pushed down under the eye when they arrive
 * (docs/spec/lists.md#gaps).
 */
export function GapButton({
  list,
  index,
  waiting,
}: {
  list: PageSource<{ id: string }>
  index: number
  /** The skeleton that is shown while the entries load. */
  waiting: ReactNode
}) {
  const t = useText()
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => loadGap(client, list, index),
    meta: { isQuiet: true },
  })
  return (
    <div className={styles.gap}>
      {error ? (
        <ErrorNotice error={error} retrying={isPending} onRetry={mutate} />
      ) : (
        <Button data-makes-way busy={isPending} onClick={() => mutate()}>
          {t('list.gap')}
        </Button>
      )}
      {isPending && <div className={styles.room}>{waiting}</div>}
    </div>
  )
}
