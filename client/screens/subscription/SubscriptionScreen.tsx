import { HandCoins } from 'lucide-react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { useServerWords } from '#components/feedback/server-words.ts'
import { BackHead } from '#components/layout/BackHead.tsx'
import { Page } from '#components/layout/Page.tsx'
import { useRouteParams } from '#components/layout/use-route-params.ts'
import { useVisitor } from '#data/connection/session.ts'
import { useProfile } from '#data/people/profiles.ts'
import { profileAddress } from '#domain/profile/address.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { profileLink } from '#domain/profile/link.ts'
import { offerOf } from '#domain/subscription/offer.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import styles from './SubscriptionScreen.module.css'
import { Waiting } from './Waiting.tsx'

const SubscriptionBody = lazyPart(async () => (await import('./SubscriptionBody.tsx')).SubscriptionBody)

/** Shows the page on which people pay for a subscription (docs/spec/subscriptions.md#subscription-page). */
export function SubscriptionScreen() {
  const t = useText()
  const visitor = useVisitor()
  const { account, error, isMissing, isFetching, refetch } = useProfile(profileAddress(useRouteParams()))
  const words = useServerWords(isMissing ? error : null)
  const viewer = visitor.kind === 'user' ? visitor.account : null
  // Until the viewer is known, nobody knows who pays.
  const isWaiting = visitor.kind === 'user' && !viewer
  const offer = account ? offerOf(account) : null
  const back = account
    ? { href: profileLink(account, visitor.kind === 'guest').href, label: t('profile.title') }
    : null

  function content() {
    if (isMissing || (account && !offer)) {
      return (
        <EmptyState icon={<HandCoins />} title={t('subscription.no_info')}>
          {words}
        </EmptyState>
      )
    }
    if (account && offer && !isWaiting) {
      return (
        <SubscriptionBody
          key={account.id}
          recipient={account}
          offer={offer}
          viewer={viewer}
          placeholder={<Waiting />}
        />
      )
    }
    if (error && !account) {
      return <ErrorNotice error={error} retrying={isFetching} onRetry={() => void refetch()} />
    }
    return <Waiting />
  }

  return (
    <Page
      title={account ? t('subscription.title_of', { name: displayName(account) }) : t('subscription.title')}
      head={<BackHead title={t('subscription.title')} back={back} />}
    >
      <div className={styles.content}>{content()}</div>
    </Page>
  )
}
