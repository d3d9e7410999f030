import { fullDate, relativeTime } from '#domain/relative-time.ts'
import { useLocale } from '#i18n/i18n.ts'
import { useTimed } from '#platform/clock.ts'

/**
 * Shows when something happened, relative to now and kept fresh; the full date on demand. Where the clock of the server is
 * ahead of ours, it happened now. An unreadable date shows nothing.
 */
export function Timestamp({ date }: { date: string }) {
  const locale = useLocale()
  const time = Date.parse(date)
  const text = useTimed((now) => (Number.isNaN(time) ? '' : relativeTime(Math.min(time, now), now, locale)))
  if (text === '') return null
  return (
    <time
      dateTime={date}
      // Made when it is asked for: a list of posts would make hundreds that nobody reads.
      onPointerEnter={({ currentTarget }) => {
        currentTarget.dataset.tooltip = fullDate(time, locale)
      }}
    >
      {text}
    </time>
  )
}
