import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { RowBoundary } from '#components/list/RowBoundary.tsx'
import { deleteSetApart, listSetApart, type SetApart } from '#data/storage/set-apart.ts'
import { useText } from '#i18n/i18n.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { SetApartItem } from './SetApartItem.tsx'
import styles from './SetApartItems.module.css'

/**
 * Shows what is stored of the viewer and cannot be put back in its place, to be downloaded or deleted
 * (docs/spec/conventions.md#stored-values-that-cannot-be-read).
 */
export function SetApartItems({ accountId }: { accountId: string }) {
  const t = useText()
  const [asked, setAsked] = useState<SetApart | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['set-apart', accountId],
    queryFn: () => listSetApart(accountId),
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  })

  async function remove(item: SetApart) {
    setAsked(null)
    await deleteSetApart(accountId, item)
    await refetch()
  }

  if (error) return <ErrorNotice error={error} onRetry={refetch} />
  if (!data || data.length === 0) return null
  return (
    <section className={styles.place} aria-labelledby="set-apart">
      <h3 id="set-apart">{t('set_apart.title')}</h3>
      <p>{t('set_apart.text')}</p>
      <ul>
        {data.map((item) => (
          <RowBoundary key={item.id} item={item} kind="li">
            <SetApartItem item={item} onDelete={() => setAsked(item)} />
          </RowBoundary>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t('set_apart.delete_question')}
          confirmLabel={t('drafts.delete')}
          cancelLabel={t('action.cancel')}
          closeLabel={t('action.dismiss')}
          danger
          onConfirm={() => void remove(asked)}
          onCancel={() => setAsked(null)}
        >
          {t('set_apart.delete_text')}
        </ConfirmDialog>
      )}
    </section>
  )
}
