import { useQuery } from '@tanstack/react-query'
import { domainBlocksQuery } from '#data/connection/domain-blocks.ts'
import { instanceExtrasQuery } from '#data/writing/emoji.ts'
import { webAddress } from '#domain/profile/link.ts'
import { useText } from '#i18n/i18n.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { Prose } from '#ui/Prose.tsx'
import styles from './ServerSection.module.css'

/**
 * Shows how many people use this server, where its source code is, and which servers it blocks; each where
 * the server says it to this visitor (docs/spec/instance.md#about).
 */
export function ServerSection({ guest }: { guest: boolean }) {
  const t = useText()
  const { data: extras } = useQuery(instanceExtrasQuery)
  const { data: blocks = [] } = useQuery(domainBlocksQuery(guest))
  const people = extras?.usage.users.active_month ?? 0
  const source = webAddress(extras?.source_url ?? '')
  if (people === 0 && source === null && blocks.length === 0) return null
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
      {blocks.length > 0 && (
        <Disclosure summary={t('about.blocked', { count: blocks.length })}>
          <ul className={styles.list}>
            {blocks.map(({ domain, comment }) => (
              <li key={domain}>
                <span translate="no">{domain}</span>
                {comment && <span dir="auto">{comment}</span>}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Prose>
  )
}
