import type { Poll } from '#contract/entities/poll.ts'
import { endOf } from '#domain/post/poll.ts'
import { fullDate, relativeTime } from '#domain/relative-time.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { useTimed } from '#platform/time/clock.ts'
import styles from './PollDetails.module.css'

/**
 * Shows below a poll how many voted, whether several options may be chosen, and when it ends
 * (docs/spec/polls.md#end-of-a-poll, docs/spec/polls.md#shares).
 */
export function PollDetails({ poll }: { poll: Poll }) {
  const t = useText()
  const locale = useLocale()
  const left = useTimed((now) => {
    const end = endOf(poll, now)
    return end === null ? '' : relativeTime(end, now, locale)
  })
  const end = poll.expires_at ?? ''
  return (
    <ul className={styles.details}>
      <li>{t('poll.votes', { count: poll.votes_count })}</li>
      {poll.multiple && !!poll.voters_count && <li>{t('poll.voters', { count: poll.voters_count })}</li>}
      {poll.multiple && <li>{t('poll.multiple')}</li>}
      {poll.expired && <li>{t('poll.closed')}</li>}
      {left !== '' && (
        <li>
          <time
            dateTime={end}
            // Made on demand, as in Timestamp.
            onPointerEnter={({ currentTarget }) => {
              currentTarget.dataset.tooltip = fullDate(Date.parse(end), locale)
            }}
          >
            {t('poll.ends', { time: left })}
          </time>
        </li>
      )}
    </ul>
  )
}
