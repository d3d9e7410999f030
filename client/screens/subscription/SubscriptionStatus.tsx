import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { dayOf } from '#domain/date.ts'
import { shownXmr } from '#domain/money/amount.ts'
import { pathTo } from '#domain/session/route-map.ts'
import type { SubscriptionState } from '#domain/subscription/state.ts'
import { type Translate, useLocale, useText } from '#i18n/i18n.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './SubscriptionStatus.module.css'

/** How a subscription stands for whoever looks at the page. */
type ShownState = SubscriptionState | 'own'

/**
 * Shows the price of a month and how the subscription stands
 * (docs/spec/subscriptions.md#state-of-a-subscription, docs/spec/payments.md#monthly-price).
 */
export function SubscriptionStatus({
  monthly,
  state,
  expiresAt,
  found,
  isBeside,
}: {
  monthly: bigint
  /** Null where nothing is said. */
  state: ShownState | null
  expiresAt: string | null
  /** The question whether there is a subscription; null while there is nobody to ask for. */
  found: UseQueryResult | null
  /** Whether an invoice stands above, whose amount counts now. */
  isBeside: boolean
}) {
  const t = useText()
  const locale = useLocale()
  // Nothing is said before somebody has asked and the answer is known.
  const isKnown = found ? found.isSuccess : state === 'own' || state === 'unavailable'
  return (
    <div className={styles.status}>
      {state !== 'unavailable' && (
        <p className={styles.price} data-beside={isBeside || undefined}>
          {t('subscription.price', { amount: shownXmr(monthly, locale) })}
        </p>
      )}
      {found?.isError && (
        <ErrorNotice
          error={found.error}
          about={t('subscription.title')}
          retrying={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      )}
      {found?.isPending && <Skeleton width="m" />}
      {/* It stands here from the beginning, so that its words are announced. */}
      <p role="status" data-state={state ?? undefined} className={styles.state}>
        {isKnown && state && stateText(state, dayOf(expiresAt, locale), t)}
      </p>
      {state === 'own' && (
        <p>
          <a href={pathTo('subscription-settings')} data-alone>
            {t('subscription_settings.title')}
          </a>
        </p>
      )}
    </div>
  )
}

function stateText(state: ShownState, date: string | null, t: Translate): string {
  switch (state) {
    case 'own':
      return t('subscription.own')
    case 'unavailable':
      return t('subscription.not_available')
    case 'none':
      return t('subscription.none')
    case 'active':
      return date
        ? `${t('subscription.active')} · ${t('profile.expires', { date })}`
        : t('subscription.active')
    case 'ended':
      return date ? t('subscription.expired', { date }) : t('subscription.none')
  }
}
