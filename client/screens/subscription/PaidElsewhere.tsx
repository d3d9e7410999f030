import { ExternalLink } from 'lucide-react'
import { NamedText } from '#components/profile/NamedText.tsx'
import type { Account } from '#contract/entities/account.ts'
import { hostOf } from '#domain/profile/host.ts'
import { profileLink } from '#domain/profile/link.ts'
import { optionLink } from '#domain/profile/subscription-link.ts'
import { pathTo } from '#domain/session/route-map.ts'
import type { SubscriptionOffer } from '#domain/subscription/offer.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import styles from './PaidElsewhere.module.css'

/**
 * Says to a guest that somebody of another server is paid there, and leads there. The server makes such an
 * invoice for its own people alone (docs/spec/subscriptions.md#guests-and-people-elsewhere).
 */
export function PaidElsewhere({ recipient, offer }: { recipient: Account; offer: SubscriptionOffer }) {
  const t = useText()
  const host = `\u2066${hostOf(recipient)}\u2069`
  const page = optionLink(recipient, offer) ?? profileLink(recipient, true)
  return (
    <section className={styles.elsewhere} aria-label={t('payment.title')}>
      <p>
        <NamedText
          account={recipient}
          say={(name) => t('paid_elsewhere.text', { name: `\u2068${name}\u2069`, host })}
        />
      </p>
      <div>
        <Button kind="primary" icon={<ExternalLink />} {...page}>
          {t('paid_elsewhere.open', { host })}
        </Button>
      </div>
      <p className={styles.account}>
        <span>{`${t('paid_elsewhere.account')} `}</span>
        <Button kind="quiet" size="s" href={pathTo('landing-page')}>
          {t('paid_elsewhere.sign_in')}
        </Button>
      </p>
    </section>
  )
}
