import { useQuery } from '@tanstack/react-query'
import { HandCoins } from 'lucide-react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { BackHead } from '#components/layout/BackHead.tsx'
import { Page } from '#components/layout/Page.tsx'
import { useInstance } from '#data/connection/instance.ts'
import { useViewer } from '#data/connection/session.ts'
import { subscriptionOptionQuery } from '#data/subscriptions/option.ts'
import { moneroChain } from '#domain/money/chain.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { offeredKinds } from '#domain/subscription/offered-kinds.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { OptionSettings } from './OptionSettings.tsx'
import styles from './SubscriptionSettingsScreen.module.css'

/** Shows what the viewer sells, and changes it (docs/spec/subscriptions.md#manage-subscriptions). */
export function SubscriptionSettingsScreen() {
  const t = useText()
  const title = t('subscription_settings.title')
  const back = { href: pathTo('settings'), label: t('settings.all') }
  return (
    <Page title={title} head={<BackHead title={title} back={back} />}>
      <div className={styles.content}>
        <Settings />
        <div>
          <Button href={pathTo('receipts')}>{t('receipts.title')}</Button>
        </div>
      </div>
    </Page>
  )
}

function Settings() {
  const t = useText()
  const viewer = useViewer()
  const instance = useInstance()
  const { data: option, error, isFetching, refetch } = useQuery(subscriptionOptionQuery)
  if (option === undefined && error) {
    return <ErrorNotice error={error} retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (option === undefined || !viewer || !instance) {
    return (
      <div role="status" aria-busy="true" aria-label={t('list.loading')}>
        <Skeleton width="m" />
        <Skeleton width="l" />
      </div>
    )
  }
  const kinds = offeredKinds(instance)
  const chainId = option?.chain_id ?? moneroChain(instance)?.chain_id
  if (chainId === undefined || (!option && kinds.length === 0)) {
    return <EmptyState icon={<HandCoins />} title={t('subscription_settings.unavailable')} />
  }
  return <OptionSettings viewer={viewer} option={option} chainId={chainId} kinds={kinds} />
}
