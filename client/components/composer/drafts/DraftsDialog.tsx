import { useQuery } from '@tanstack/react-query'
import { Files } from 'lucide-react'
import { useState } from 'react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useWriting } from '#data/writing/current-engine.ts'
import type { KeptDraft } from '#data/writing/kept-drafts.ts'
import { type DraftContext, writingKey } from '#domain/composer/draft-key.ts'
import { useText } from '#i18n/i18n.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { openEditor } from '../open-editor.ts'
import { useIsShown } from '../use-is-shown.ts'
import { DraftItem } from './DraftItem.tsx'
import styles from './DraftsDialog.module.css'
import { offerDraftBack } from './offer-draft-back.ts'
import { SetApartItems } from './SetApartItems.tsx'
import { UndoSelect } from './UndoSelect.tsx'

/**
 * Everything that was begun and not published, and how publishing goes (docs/spec/drafts-and-outbox.md#list-of-drafts).
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
  // They stay in the list, to be put back: what is said outside of a window cannot be reached from inside.
  const [discarded, setDiscarded] = useState<readonly KeptDraft[]>([])
  /** The last thing asked for could not be done with it. */
  const [refused, setRefused] = useState<KeptDraft | null>(null)

  const isShown = useIsShown()

  async function discard(kept: KeptDraft) {
    const isDone = await writing.drafts.discard(kept.context)
    setRefused(isDone ? null : kept)
    if (!isDone) return
    // Who was quicker with closing the window can put it back all the same.
    if (isShown.current) setDiscarded((all) => [...all.filter((one) => one !== kept), kept])
    else offerDraftBack(writing, kept, t)
  }

  async function restore(kept: KeptDraft) {
    const isDone = await writing.drafts.putBack(kept.context, kept.draft)
    setRefused(isDone ? null : kept)
    if (isDone) setDiscarded((all) => all.filter((one) => one !== kept))
  }

  function close() {
    for (const kept of discarded) offerDraftBack(writing, kept, t)
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
            {data.map((kept) => (
              <DraftItem
                key={writingKey(kept.context)}
                kept={kept}
                isDiscarded={discarded.includes(kept)}
                isRefused={refused === kept}
                onContinue={() => goOnWith(kept.context)}
                onDiscard={() => void discard(kept)}
                onRestore={() => void restore(kept)}
              />
            ))}
          </ul>
        )}
        <SetApartItems accountId={viewer.id} />
        <UndoSelect viewer={viewer} />
      </div>
    </Dialog>
  )
}
