import { fullDate } from '#domain/relative-time.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { Select } from '#ui/Select.tsx'

const DAY = 86_400_000

/** Each way to end, by the days that it takes; null for none. */
const ENDS = { never: null, day: 1, week: 7, month: 30 } as const
const NAMES = ['never', 'day', 'week', 'month'] as const

/** A way to end, or the end that a filter has had. */
export type FilterEnd = (typeof NAMES)[number] | 'kept'

/** Returns when a filter ends that is saved now, in milliseconds (docs/spec/filters.md#an-end). */
export function untilOf(end: FilterEnd, former: number | null, now: number): number | null {
  if (end === 'kept') return former
  const days = ENDS[end]
  return days === null ? null : now + days * DAY
}

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
  const ends = NAMES.map((name) => {
    const days = ENDS[name]
    return { value: name, label: days === null ? t('filter.end_never') : t('filter.end_days', { days }) }
  })
  const kept =
    former === null ? [] : [{ value: 'kept', label: t('filter.until', { date: fullDate(former, locale) }) }]
  return (
    <Select
      label={t('filter.end')}
      value={value}
      options={[...kept, ...ends]}
      onChange={({ currentTarget }) => onChange(NAMES.find((name) => name === currentTarget.value) ?? 'kept')}
    />
  )
}
