import { useQuery } from '@tanstack/react-query'
import { Files } from 'lucide-react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { RowBoundary } from '#components/list/RowBoundary.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useWriting } from '#data/writing/current-engine.ts'
import { type DraftContext, writingKey } from '#domain/composer/draft-key.ts'
import { useText } from '#i18n/i18n.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { openEditor } from '../open-editor.ts'
import { DraftItem } from './DraftItem.tsx'
import styles from './DraftsDialog.module.css'
import { SetApartItems } from './SetApartItems.tsx'
import { UndoSelect } from './UndoSelect.tsx'
import { useDiscardedDrafts } from './use-discarded-drafts.ts'

/**
 * Shows everything that was begun and not published, and how publishing goes
 * (docs/spec/drafts-and-outbox.md#list-of-drafts).
 */
export function DraftsDialog({
  viewer,
  here,
  onLeave,
  onClose,
}: {
  viewer: Account
  /** The draft in the editor that it was opened from. */
  here: DraftContext
  /** Another one is gone on with. */
  onLeave: () => void
  onClose: () => void
}) {
  const t = useText()
  const writing = useWriting()
  const { data, error, refetch } = useQuery({
    queryKey: ['drafts'],
    queryFn: writing.drafts.list,
    staleTime: 0,
    gcTime: 0,
  })
  const { discarded, refused, discard, restore, offerBack } = useDiscardedDrafts()

  function close() {
    offerBack()
    onClose()
  }

  function goOnWith(context: DraftContext) {
    close()
    if (writingKey(context) === writingKey(here)) return
    openEditor(context)
    onLeave() // afterwards: the history has gone on by then
  }

  // It opens with its list, so that the first draft can have the focus.
  if (!data && !error) return null
  return (
    <Dialog title={t('drafts.title')} closeLabel={t('action.dismiss')} onClose={close}>
      <div className={styles.body}>
        {error && <ErrorNotice error={error} onRetry={refetch} />}
        {data?.length === 0 && (
          <EmptyState icon={<Files />} title={t('drafts.empty')}>
            {t('drafts.empty_text')}
          </EmptyState>
        )}
        {data && data.length > 0 && (
          <ul className={styles.drafts} aria-label={t('drafts.title')}>
            {data.map((stored) => (
              <RowBoundary
                key={writingKey(stored.context)}
                item={{ id: writingKey(stored.context) }}
                kind="li"
              >
                <DraftItem
                  stored={stored}
                  isDiscarded={discarded.includes(stored)}
                  isRefused={refused === stored}
                  onContinue={() => goOnWith(stored.context)}
                  onDiscard={() => void discard(stored)}
                  onRestore={() => void restore(stored)}
                />
              </RowBoundary>
            ))}
          </ul>
        )}
        <SetApartItems accountId={viewer.id} />
        <UndoSelect viewer={viewer} />
      </div>
    </Dialog>
  )
}
