import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RowBoundary } from '#components/list/RowBoundary.tsx'
import { loadedEntries, useFilterPlace, useReadyFilters } from '#data/filters/filters.ts'
import type { NamedFilter } from '#domain/filter/filter.ts'
import { caughtBy } from '#domain/filter/verdict.ts'
import { useText } from '#i18n/i18n.ts'
import styles from './FilterList.module.css'
import { FilterRow } from './FilterRow.tsx'

/** Lists filters, each with how many of the posts that this page has loaded it catches. */
export function FilterList({ filters }: { filters: readonly NamedFilter[] }) {
  const t = useText()
  const client = useQueryClient()
  const [entries] = useState(() => loadedEntries(client))
  const caught = caughtBy(entries, useReadyFilters(), useFilterPlace())
  return (
    <ul className={styles.list} aria-label={t('filter.title')}>
      {filters.map((filter) => (
        <RowBoundary key={filter.name} item={{ id: filter.name }} kind="li">
          <FilterRow filter={filter} caught={caught.get(filter.name) ?? null} />
        </RowBoundary>
      ))}
    </ul>
  )
}
