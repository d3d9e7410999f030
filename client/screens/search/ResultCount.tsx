import { useInfiniteQuery } from '@tanstack/react-query'
import type { List } from '#data/lists/lists.ts'
import { itemsOf } from '#domain/paging.ts'
import type { SearchKind } from '#domain/search.ts'
import { useText } from '#i18n/i18n.ts'
import styles from './ResultCount.module.css'

/** Shows how many results have loaded, and announces it. */
export function ResultCount<Item extends { id: string }>({
  kind,
  list,
}: {
  kind: SearchKind
  list: List<Item>
}) {
  const t = useText()
  const { data, hasNextPage } = useInfiniteQuery(list)
  const count = data ? itemsOf(data.pages).length : 0
  return (
    <p role="status" className={styles.count}>
      {count > 0 && t(hasNextPage ? `search.count_${kind}_more` : `search.count_${kind}`, { count })}
    </p>
  )
}
