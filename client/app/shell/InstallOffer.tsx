import { useState } from 'react'
import { noteAnswer, noteVisit } from '#data/installing/install-offer.ts'
import { useText } from '#i18n/i18n.ts'
import { install } from '#platform/device/install.ts'
import { Button } from '#ui/Button.tsx'
import { CornerNotice } from './CornerNotice.tsx'

/**
 * Offers to install the client as an app, once, to somebody who keeps coming back
 * (docs/spec/instance.md#installing-the-client).
 */
export function InstallOffer() {
  const t = useText()
  const [isOffered, setOffered] = useState(noteVisit)
  if (!isOffered) return null

  function answer() {
    noteAnswer()
    setOffered(false)
  }

  const action = (
    <>
      <Button
        size="s"
        onClick={() => {
          answer()
          void install()
        }}
      >
        {t('install.install')}
      </Button>
      <Button size="s" kind="quiet" onClick={answer}>
        {t('install.refuse')}
      </Button>
    </>
  )
  return <CornerNotice action={action}>{t('install.offer')}</CornerNotice>
}
