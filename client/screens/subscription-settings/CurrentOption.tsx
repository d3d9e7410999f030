import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { WholeText } from '#components/content/WholeText.tsx'
import { useCopy } from '#components/feedback/use-copy.ts'
import type { Account } from '#contract/entities/account.ts'
import type { SubscriptionOption } from '#contract/entities/subscription.ts'
import { shownXmr } from '#domain/money/amount.ts'
import { monthlyPrice } from '#domain/money/price.ts'
import { subscriptionPath } from '#domain/profile/subscription-link.ts'
import { tabPath } from '#domain/profile/tab.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './CurrentOption.module.css'
import { KIND_TEXTS } from './kind-texts.ts'

/**
 * Shows the price, the subscribers and the payout address, and the page where subscribers pay. The view key
 * is not shown.
 */
export function CurrentOption({ viewer, option }: { viewer: Account; option: SubscriptionOption }) {
  const t = useText()
  const locale = useLocale()
  const copy = useCopy()
  const price = shownXmr(monthlyPrice(BigInt(option.price)), locale)
  const page = new URL(subscriptionPath(viewer), location.origin).href
  return (
    <dl className={styles.facts}>
      <Fact name={t('subscription_settings.price')}>{t('subscription.price', { amount: price })}</Fact>
      <Fact name={t('profile.tab_subscribers')}>
        <a href={tabPath(viewer, 'subscribers')} data-alone>
          {t('subscription_settings.subscribers', { count: viewer.subscribers_count })}
        </a>
      </Fact>
      <Fact name={t('subscription_settings.kind')}>{t(KIND_TEXTS[option.type].label)}</Fact>
      <Fact name={t('subscription_settings.payout')}>
        <span className={styles.address}>
          <WholeText text={option.payout_address} />
        </span>
      </Fact>
      <Fact name={t('subscription_settings.pay_page')}>
        <span className={styles.link}>
          <span className={styles.code} dir="ltr" translate="no">
            <a href={subscriptionPath(viewer)} data-alone>
              {page}
            </a>
          </span>
          <IconButton
            label={t('subscription_settings.copy_page')}
            icon={<Copy />}
            onClick={(event) => void copy(event, page)}
          />
        </span>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
