import { useInfiniteQuery } from '@tanstack/react-query'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { MoreButton } from '#components/list/MoreButton.tsx'
import { RowBoundary } from '#components/list/RowBoundary.tsx'
import { ProfileCard } from '#components/profile/ProfileCard.tsx'
import { postPeopleQuery } from '#data/posts/post-people.ts'
import { itemsOf } from '#domain/paging.ts'
import { useText } from '#i18n/i18n.ts'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './PeopleList.module.css'

/** Shows the people who liked or reposted a post. */
export function PeopleList({ kind, postId }: { kind: 'likes' | 'reposts'; postId: string }) {
  const t = useText()
  const people = useInfiniteQuery(postPeopleQuery(kind, postId))
  if (people.isPending) return <Spinner label={t('list.loading')} />
  if (!people.data) {
    return <ErrorNotice error={people.error} retrying={people.isFetching} onRetry={people.refetch} />
  }
  const accounts = itemsOf(people.data.pages)
  return (
    <div className={styles.people}>
      {accounts.length === 0 && <p className={styles.empty}>{t('people.nobody')}</p>}
      {accounts.map((account) => (
        <RowBoundary key={account.id} item={account}>
          <ProfileCard account={account} />
        </RowBoundary>
      ))}
      <MoreButton list={people} />
    </div>
  )
}
