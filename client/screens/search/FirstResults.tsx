import { useInfiniteQuery } from '@tanstack/react-query'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { RowBoundary } from '#components/list/RowBoundary.tsx'
import type { Row } from '#components/list/RowInTurn.tsx'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import type { List } from '#data/lists/lists.ts'
import { itemsOf } from '#domain/paging.ts'
import { searchPath } from '#domain/profile/link.ts'
import { searchAs } from '#domain/search.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import styles from './FirstResults.module.css'
import { ResultCount } from './ResultCount.tsx'

/** Shows the first results of one kind and a link to all of them. Without results it shows nothing. */
export function FirstResults<Item extends { id: string }>({
  kind,
  words,
  list,
  row: Row,
  most,
}: {
  kind: 'accounts' | 'tags'
  words: string
  list: List<Item>
  row: Row<Item>
  most: number
}) {
  const t = useText()
  const { data, error, isFetching, refetch, hasNextPage } = useInfiniteQuery(list)
  const items = itemsOf(data?.pages ?? [])
  return (
    <section aria-label={t(`search.${kind}`)} className={items.length > 0 ? styles.found : undefined}>
      {error && (
        <ErrorNotice error={error} about={t(`search.${kind}`)} retrying={isFetching} onRetry={refetch} />
      )}
      {!data && !error && (
        <div role="status" aria-busy="true" aria-label={t('list.loading')}>
          <PostSkeleton count={1} />
        </div>
      )}
      <ResultCount kind={kind} list={list} />
      {items.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: the same rows are used in lists with a box for each page
        <div role="list" aria-label={t(`search.${kind}`)}>
          {items.slice(0, most).map((item, index) => (
            <RowBoundary key={item.id} item={item} kind="listitem">
              <Row item={item} position={index + 1} />
            </RowBoundary>
          ))}
        </div>
      )}
      {(items.length > most || hasNextPage) && (
        <div className={styles.all}>
          <Button kind="quiet" size="s" href={searchPath(searchAs(kind, words))}>
            {t(`search.all_${kind}`)}
          </Button>
        </div>
      )}
    </section>
  )
}
