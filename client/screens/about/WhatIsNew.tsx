import { useState } from 'react'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { Button } from '#ui/Button.tsx'

const WhatIsNewDialog = lazyPart(
  async () => (await import('#components/release-notes/WhatIsNewDialog.tsx')).WhatIsNewDialog,
)

/** Shows on request what is new in all versions (docs/spec/instance.md#what-is-new). */
export function WhatIsNew() {
  const t = useText()
  const [isShown, setShown] = useState(false)
  return (
    <p>
      <Button aria-haspopup="dialog" onClick={() => setShown(true)}>
        {t('release_notes.title')}
      </Button>
      {isShown && <WhatIsNewDialog since={null} onClose={() => setShown(false)} />}
    </p>
  )
}
