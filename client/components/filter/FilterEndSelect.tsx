import { END_DAYS, FILTER_ENDS, type FilterEnd } from '#domain/filter/end.ts'
import { fullDate } from '#domain/relative-time.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { Select } from '#ui/Select.tsx'

/** Asks how long a filter holds. `former` is the end that it has had. */
export function FilterEndSelect({
  former,
  value,
  onChange,
}: {
  former: number | null
  value: FilterEnd
  onChange: (end: FilterEnd) => void
}) {
  const t = useText()
  const locale = useLocale()
  const ends = FILTER_ENDS.map((name) => {
    const days = END_DAYS[name]
    return { value: name, label: days === null ? t('filter.end_never') : t('filter.end_days', { days }) }
  })
  const unchanged =
    former === null
      ? []
      : [{ value: 'unchanged', label: t('filter.until', { date: fullDate(former, locale) }) }]
  return (
    <Select
      label={t('filter.end')}
      value={value}
      options={[...unchanged, ...ends]}
      onChange={({ currentTarget }) =>
        onChange(FILTER_ENDS.find((name) => name === currentTarget.value) ?? 'unchanged')
      }
    />
  )
}
