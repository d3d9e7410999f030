import { fullDate, relativeTime } from '#domain/relative-time.ts'
import { useLocale } from '#i18n/i18n.ts'
import { useTimed } from '#platform/time/clock.ts'

/**
 * Shows how long ago something happened, or how far ahead it is dated, kept up to date, with the full date as
 * its tooltip. An unreadable date shows nothing (docs/spec/posts.md#time).
 */
export function Timestamp({ date }: { date: string | number }) {
  const locale = useLocale()
  const time = new Date(date).getTime() // NaN also for a number that no date can have
  const text = useTimed((now) => relativeTime(time, now, locale))
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
