import { useState } from 'react'
import { hasUnsentDraft } from '#data/drafts.ts'
import { signOut } from '#data/session.ts'
import { useText } from '#i18n/i18n.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

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
  )
  return { askToSignOut: () => (hasUnsentDraft() ? setAsking(true) : leave()), question }
}
