import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { errorToast } from '#components/feedback/error-toast.ts'
import { FilterDialog } from '#components/filter/FilterDialog.tsx'
import { ACTION_LABELS, useFilterName } from '#components/filter/filter-texts.ts'
import { useChangeFilters } from '#data/filters/change-filters.ts'
import type { Filter, NamedFilter } from '#domain/filter/filter.ts'
import { fullDate } from '#domain/relative-time.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { handOverToNeighbour } from '#platform/focus/rows.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { toast } from '#ui/notices.ts'
import styles from './FilterList.module.css'

/** Shows a filter: what it catches, what happens to that, until when, and how much it has caught. */
export function FilterRow({ filter: named, caught }: { filter: NamedFilter; caught: number | null }) {
  const t = useText()
  const locale = useLocale()
  const { change, remove } = useChangeFilters((error) => errorToast(error, t))
  const [isOpen, setOpen] = useState(false)
  const { name, ...filter } = named
  const title = useFilterName()(filter)

  function removeWithUndo() {
    remove(name)
    toast(t('filter.removed'), { action: { label: t('action.undo'), run: () => change(name, filter) } })
  }

  return (
    <li className={styles.row} data-row={name} ref={handOverToNeighbour} tabIndex={-1}>
      <div className={styles.words}>
        <p className={styles.title} dir="auto">
          {title}
        </p>
        <p className={styles.facts}>
          <span>{t(ACTION_LABELS[filter.action])}</span>
          <End filter={filter} isOver={caught === null} locale={locale} />
          {caught !== null && <span>{t('filter.caught', { count: caught })}</span>}
        </p>
      </div>
      <IconButton
        label={t('filter.edit_named', { filter: title })}
        icon={<Pencil />}
        onClick={() => setOpen(true)}
      />
      <IconButton
        label={t('filter.remove_named', { filter: title })}
        icon={<Trash2 />}
        tone="danger"
        onClick={removeWithUndo}
      />
      {isOpen && <FilterDialog begin={filter} name={name} onDone={() => setOpen(false)} />}
    </li>
  )
}

function End({ filter: { until }, isOver, locale }: { filter: Filter; isOver: boolean; locale: string }) {
  const t = useText()
  if (until === null) return null
  const date = fullDate(until, locale)
  return <span>{t(isOver ? 'filter.ended' : 'filter.until', { date })}</span>
}
