import { useState } from 'react'
import { useText } from '#i18n/i18n.ts'
import { useIsNewerBuildThere } from '#platform/network/worker.ts'
import { CornerNotice } from './CornerNotice.tsx'

/**
 * Says that a new version of the client is ready. Only the tab that agrees reloads; others go on with their
 * own files (docs/spec/offline.md#updates).
 */
export function NewerBuild() {
  const t = useText()
  const isThere = useIsNewerBuildThere()
  const [isPutOff, putOff] = useState(false)
  if (!isThere || isPutOff) return null
  return (
    <CornerNotice canReload onLater={() => putOff(true)}>
      {t('newer_build.text')}
    </CornerNotice>
  )
}
