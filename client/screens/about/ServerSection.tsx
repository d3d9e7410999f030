import { useQuery } from '@tanstack/react-query'
import type { Instance } from '#contract/entities/instance.ts'
import { instanceExtrasQuery } from '#data/writing/emoji.ts'
import { isOlderThan } from '#domain/instance.ts'
import { webAddress } from '#domain/profile/link.ts'
import { useText } from '#i18n/i18n.ts'
import { Prose } from '#ui/Prose.tsx'
import { BlockedServers } from './BlockedServers.tsx'

/**
 * Shows how many people use this server, where its source code is, and which servers it blocks; each where
 * the server can say it (docs/spec/instance.md#about).
 */
export function ServerSection({ instance, guest }: { instance: Instance; guest: boolean }) {
  const t = useText()
  const { data: extras } = useQuery(instanceExtrasQuery)
  const people = extras?.usage.users.active_month ?? 0
  const source = webAddress(extras?.source_url ?? '')
  const listsBlocked = !isOlderThan(instance.version, 4, 12)
  if (people === 0 && source === null && !listsBlocked) return null
  return (
    <Prose aria-labelledby="this-server">
      <h2 id="this-server">{t('about.server')}</h2>
      {people > 0 && <p>{t('about.active', { count: people })}</p>}
      {source !== null && (
        <p>
          <a href={source} data-alone>
            {t('about.source')}
          </a>
        </p>
      )}
      {listsBlocked && <BlockedServers guest={guest} />}
    </Prose>
  )
}
