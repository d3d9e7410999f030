import { Files } from 'lucide-react'
import { useState } from 'react'
import type { Account } from '#contract/entities/account.ts'
import { useWriting } from '#data/writing/current-engine.ts'
import type { DraftContext } from '#domain/composer/draft-key.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { useStore } from '#platform/storage/store.ts'
import { ToolButton } from '#ui/ToolButton.tsx'

const DraftsDialog = lazyPart(async () => (await import('./DraftsDialog.tsx')).DraftsDialog)

/** Opens the list of what was begun and not published. */
export function DraftsButton({
  viewer,
  here,
  onLeave,
}: {
  viewer: Account
  /** The draft in the editor around the button. */
  here: DraftContext
  /** Another one is gone on with. */
  onLeave: () => void
}) {
  const t = useText()
  const { changes, drafts } = useWriting()
  const count = useStore(changes, drafts.count)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ToolButton
        label={t('drafts.open', { count })}
        word={t('drafts.title')}
        icon={<Files />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <DraftsDialog viewer={viewer} here={here} onLeave={onLeave} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
