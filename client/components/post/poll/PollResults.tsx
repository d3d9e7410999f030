import { Check } from 'lucide-react'
import type { Poll } from '#contract/entities/poll.ts'
import { formatPercent } from '#domain/number-text.ts'
import { share, wholeOf } from '#domain/post/poll.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { takeLostFocus } from '#platform/focus/hand-over.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { OptionTitle } from './OptionTitle.tsx'
import styles from './PollResults.module.css'

/** Shows the share of each option of a poll, and marks the viewer's own votes. */
export function PollResults({
  poll,
  takesFocus,
}: {
  poll: Poll
  /** Whether they have come in the place of the form, which may have had the focus. */
  takesFocus: boolean
}) {
  const t = useText()
  const locale = useLocale()
  return (
    <ul
      ref={takesFocus ? takeLostFocus : undefined}
      tabIndex={-1}
      aria-label={t('poll.results')}
      className={styles.results}
    >
      {poll.options.map(({ title, votes_count: count }, index) => {
        const part = share(count, wholeOf(poll))
        const votes = t('poll.votes', { count })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its index, for the server too
          <li key={index} className={styles.result} data-tooltip={votes}>
            <span className={styles.bar} style={{ inlineSize: `${part}%` }} />
            <span className={styles.title}>
              <OptionTitle title={title} number={index + 1} emojis={poll.emojis} />
            </span>
            {poll.own_votes?.includes(index) && (
              <span className={styles.own}>
                <Check aria-hidden="true" />
                <VisuallyHidden>{t('poll.own')}</VisuallyHidden>
              </span>
            )}
            <span className={styles.percent} translate="no">
              {formatPercent(part, locale)}
            </span>
            <VisuallyHidden>{votes}</VisuallyHidden>
          </li>
        )
      })}
    </ul>
  )
}
