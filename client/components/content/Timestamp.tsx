import { fullDate, relativeTime } from '#domain/relative-time.ts'
import { useLocale } from '#i18n/i18n.ts'
import { useTimed } from '#platform/time/clock.ts'

/**
 * Shows how long ago something happened, kept up to date, with the full date as its tooltip. A date in the
 * future counts as now, because the clock of the server may be ahead of ours. An unreadable date shows
 * nothing (docs/spec/posts.md#time).
 */
export function Timestamp({ date }: { date: string | number }) {
  const locale = useLocale()
  const time = new Date(date).getTime() // NaN also for a number that no date can have
  const text = useTimed((now) => relativeTime(Math.min(time, now), now, locale))
  if (text === '') return null
  return (
    <time
      dateTime={typeof date === 'string' ? date : new Date(time).toISOString()}
      // The full date is made on demand: a list of posts would make hundreds that nobody reads.
      onPointerEnter={({ currentTarget }) => {
        currentTarget.dataset.tooltip = fullDate(time, locale)
      }}
    >
      {text}
    </time>
  )
}
