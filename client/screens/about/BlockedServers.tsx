import { useState } from 'react'
import { useText } from '#i18n/i18n.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { BlockedServerList } from './BlockedServerList.tsx'

/**
 * Shows which servers this one blocks. They are asked for when somebody wants to know: some servers refuse
 * guests, and nothing else says which of them do (docs/spec/instance.md#about).
 */
export function BlockedServers({ guest }: { guest: boolean }) {
  const t = useText()
  const [isWanted, setWanted] = useState(false)
  return (
    <Disclosure summary={t('about.blocked')} onOpen={() => setWanted(true)}>
      {isWanted && <BlockedServerList guest={guest} />}
    </Disclosure>
  )
}
