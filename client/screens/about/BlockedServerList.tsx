import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { isTokenRefused } from '#data/connection/api-error.ts'
import { domainBlocksQuery } from '#data/connection/domain-blocks.ts'
import { useText } from '#i18n/i18n.ts'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './BlockedServerList.module.css'

/** Shows the servers that this one blocks, or why nobody can say. */
export function BlockedServerList({ guest }: { guest: boolean }) {
  const t = useText()
  const { data: blocks, error, isFetching, refetch } = useQuery(domainBlocksQuery(guest))
  if (guest && isTokenRefused(error)) return <p>{t('about.blocked_members')}</p>
  if (error) return <ErrorNotice error={error} retrying={isFetching} onRetry={refetch} />
  if (!blocks) return <Spinner label={t('list.loading')} />
  if (blocks.length === 0) return <p>{t('about.blocked_none')}</p>
  return (
    <ul className={styles.list}>
      {blocks.map(({ domain, comment }) => (
        <li key={domain}>
          <span translate="no">{domain}</span>
          {comment && <span dir="auto">{comment}</span>}
        </li>
      ))}
    </ul>
  )
}
