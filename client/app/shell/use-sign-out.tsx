import { Suspense, useState } from 'react'
import { signOut } from '#data/connection/sign-out.ts'
import { hasAnyDraft } from '#data/writing/drafts.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'

const ConfirmDialog = lazyPart(async () => (await import('#ui/ConfirmDialog.tsx')).ConfirmDialog)

/** Signing out wipes what is stored here, so unsent text is asked about first (decisions "Logout"). */
export function useSignOut() {
  const t = useText()
  const [asking, setAsking] = useState(false)
  const [leaving, setLeaving] = useState(false)

  function leave() {
    setLeaving(true)
    void signOut()
  }

  const question = asking && (
    <Suspense>
      <ConfirmDialog
        title={t('logout.title')}
        confirmLabel={t('logout.confirm')}
        cancelLabel={t('action.cancel')}
        closeLabel={t('action.dismiss')}
        danger
        busy={leaving}
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      >
        {t('logout.draft_warning')}
      </ConfirmDialog>
    </Suspense>
  )
  return { askToSignOut: () => (hasAnyDraft() ? setAsking(true) : leave()), question }
}
