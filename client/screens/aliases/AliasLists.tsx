import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { RowBoundary } from '#components/list/RowBoundary.tsx'
import { ProfileCard } from '#components/profile/ProfileCard.tsx'
import { aliasesQuery } from '#data/people/aliases.ts'
import { useText } from '#i18n/i18n.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './AliasLists.module.css'
import { AliasRow } from './AliasRow.tsx'

/** Shows the aliases that the viewer has declared, and those among them that name the viewer back. */
export function AliasLists({ viewerId }: { viewerId: string }) {
  const t = useText()
  const { data, error, isFetching, refetch } = useQuery({
    ...aliasesQuery(viewerId),
    refetchOnMount: 'always',
  })
  if (!data) {
    return error ? (
      <ErrorNotice error={error} about={t('aliases.title')} retrying={isFetching} onRetry={refetch} />
    ) : (
      <Skeleton width="m" />
    )
  }
  const { declared_all, verified } = data
  return (
    <>
      {error && (
        <ErrorNotice error={error} about={t('aliases.title')} retrying={isFetching} onRetry={refetch} />
      )}
      <section className={styles.part}>
        <h2 className={styles.title}>{t('aliases.declared')}</h2>
        {declared_all.length === 0 && <p className={styles.none}>{t('aliases.none')}</p>}
        <ul className={styles.list} aria-label={t('aliases.declared')}>
          {declared_all.map((alias) => (
            <RowBoundary key={alias.id} item={alias} kind="li">
              <AliasRow alias={alias} viewerId={viewerId} />
            </RowBoundary>
          ))}
        </ul>
      </section>
      <section className={styles.part}>
        <h2 className={styles.title}>{t('aliases.verified')}</h2>
        {verified.length === 0 && <p className={styles.none}>{t('aliases.none_verified')}</p>}
        <ul className={styles.list} aria-label={t('aliases.verified')}>
          {verified.map((account) => (
            <RowBoundary key={account.id} item={account} kind="li">
              <li>
                <ProfileCard account={account} plain />
              </li>
            </RowBoundary>
          ))}
        </ul>
      </section>
    </>
  )
}
