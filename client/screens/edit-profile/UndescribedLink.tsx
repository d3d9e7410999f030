import { useInfiniteQuery } from '@tanstack/react-query'
import { undescribedQuery } from '#data/posts/undescribed.ts'
import { countUndescribed } from '#domain/post/undescribed.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import styles from './UndescribedLink.module.css'

/**
 * Says how many files of the viewer's newest posts have no description, and leads to them
 * (docs/spec/media.md#files-without-a-description).
 */
export function UndescribedLink({ accountId }: { accountId: string }) {
  const t = useText()
  const { data, hasNextPage } = useInfiniteQuery(undescribedQuery(accountId))
  const count = data ? countUndescribed(data.pages.flatMap(({ items }) => items)) : 0
  return (
    <p className={styles.place}>
      <a href={pathTo('undescribed-files')} data-alone>
        {count === 0
          ? t('undescribed.title')
          : t(hasNextPage ? 'undescribed.count_newest' : 'undescribed.count', { count })}
      </a>
    </p>
  )
}
