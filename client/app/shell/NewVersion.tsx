import { useState } from 'react'
import { noteVersion, versionBefore } from '#data/release-notes/known-version.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { clientVersion } from '#platform/device/version.ts'
import { Button } from '#ui/Button.tsx'
import { CornerNotice } from './CornerNotice.tsx'

const WhatIsNewDialog = lazyPart(
  async () => (await import('#components/release-notes/WhatIsNewDialog.tsx')).WhatIsNewDialog,
)

/**
 * Says once after an update which version this is, and shows what is new in it
 * (docs/spec/instance.md#what-is-new).
 */
export function NewVersion() {
  const t = useText()
  const [before, setBefore] = useState(versionBefore)
  const [isShown, setShown] = useState(false)
  if (before === null) return null
  const dismiss = () => {
    noteVersion()
    setBefore(null)
  }
  if (isShown) return <WhatIsNewDialog since={before} onClose={dismiss} />
  const show = () => {
    noteVersion()
    setShown(true)
  }
  const action = (
    <>
      <Button size="s" aria-haspopup="dialog" onClick={show}>
        {t('release_notes.show')}
      </Button>
      <Button size="s" kind="quiet" onClick={dismiss}>
        {t('action.dismiss')}
      </Button>
    </>
  )
  return <CornerNotice action={action}>{t('release_notes.updated', { version: clientVersion })}</CornerNotice>
}
