import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { loadGap } from '#data/lists/list-pages.ts'
import type { PageSource } from '#data/lists/lists.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import styles from './MoreButton.module.css'

/**
 * Shows the button that loads the entries missing between new ones and those that were loaded before
 * (docs/spec/lists.md#gaps).
 */
export function GapButton({ list, index }: { list: PageSource<{ id: string }>; index: number }) {
  const t = useText()
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({ mutationFn: () => loadGap(client, list, index) })
  return (
    <div className={styles.more}>
      {error ? (
        <ErrorNotice error={error} retrying={isPending} onRetry={mutate} />
      ) : (
        <Button data-makes-way busy={isPending} onClick={() => mutate()}>
          {t('list.gap')}
        </Button>
      )}
    </div>
  )
}
