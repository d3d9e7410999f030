import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { RowBoundary } from '#components/list/RowBoundary.tsx'
import { PostCard } from '#components/post-card/PostCard.tsx'
import { ProfileRow } from '#components/profile/ProfileRow.tsx'
import { useInstance } from '#data/connection/instance.ts'
import { foundAtQuery } from '#data/search/search.ts'
import { ownOrigins } from '#domain/instance.ts'
import { ownPageAt } from '#domain/search.ts'
import { useText } from '#i18n/i18n.ts'
import { NoResults } from './NoResults.tsx'
import { OwnPageResult } from './OwnPageResult.tsx'
import { ResultsSkeleton } from './ResultsSkeleton.tsx'

/**
 * Shows the person or post at a web address. The server fetches it from there if it does not know it
 * (docs/server/search.md#general-search).
 */
export function AddressResults({ address }: { address: string }) {
  const t = useText()
  const instance = useInstance()
  const { data, error, isFetching, refetch } = useQuery(foundAtQuery(address))
  if (error && !isFetching) return <ErrorNotice error={error} about={t('search.results')} onRetry={refetch} />
  if (!data) {
    return (
      <div role="status" aria-busy="true" aria-label={t('list.loading')}>
        <ResultsSkeleton q={address} />
      </div>
    )
  }
  const { accounts, statuses } = data
  const page = ownPageAt(address, ownOrigins(instance, location.origin))
  if (accounts.length + statuses.length > 0) {
    return (
      <>
        {accounts.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: the same rows are used in lists with a box for each page
          <div role="list" aria-label={t('search.accounts')}>
            {accounts.map((account) => (
              <RowBoundary key={account.id} item={account} kind="listitem">
                <ProfileRow item={account} />
              </RowBoundary>
            ))}
          </div>
        )}
        {statuses.length > 0 && (
          <div role="feed" aria-label={t('search.posts')}>
            {statuses.map((post, index) => (
              <RowBoundary key={post.id} item={post} kind="article">
                <PostCard post={post} position={index + 1} showsMuted />
              </RowBoundary>
            ))}
          </div>
        )}
      </>
    )
  }
  return page === null ? (
    <NoResults q={address} kinds={['accounts', 'posts']} />
  ) : (
    <OwnPageResult path={page} />
  )
}
