import { Suspense, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { hasAnyDraft } from '#data/writing/drafts.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { patiently } from '#platform/patience.ts'

const ConfirmDialog = lazyPart(async () => (await import('#ui/ConfirmDialog.tsx')).ConfirmDialog)

/** Signing out wipes what is stored here, so unsent text is asked about first (decisions "Logout"). */
export function useSignOut() {
  const t = useText()
  const [asking, setAsking] = useState(false)
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    // It has come with what is loaded late (vite/chunks.ts).
    const { signOut } = await patiently(() => import('#data/connection/sign-out.ts'))
    await signOut()
    navigate(pathTo('landing-page'))
  }

  const question = asking && (
    <Suspense>
      <ConfirmDialog
        title={t('logout.title')}
        confirmLabel={t('logout.confirm')}
        cancelLabel={t('action.cancel')}
        closeLabel={t('action.dismiss')}
        danger
        busy={isLeaving}
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      >
        {t('logout.draft_warning')}
      </ConfirmDialog>
    </Suspense>
  )
  function askToSignOut() {
    if (isLeaving) return
    if (hasAnyDraft()) setAsking(true)
    else void leave()
  }

  return { askToSignOut, isLeaving, question }
}
