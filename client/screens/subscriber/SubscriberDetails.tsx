import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useRelationship } from '#data/people/relationships.ts'
import { subscriptionQuery } from '#data/subscriptions/subscription.ts'
import { mayBeGranted } from '#domain/subscription/grant.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { GrantForm } from './GrantForm.tsx'
import { SubscriptionEnd } from './SubscriptionEnd.tsx'

/** Shows how the subscription of a person to the viewer stands, and the form that gives them time. */
export function SubscriberDetails({ account, viewer }: { account: Account; viewer: Account }) {
  const t = useText()
  const relationship = useRelationship(account.id)
  const { data, error, isFetching, refetch } = useQuery(subscriptionQuery(account.id, viewer.id))
  if (account.id === viewer.id) return <Alert>{t('subscriber.yourself')}</Alert>
  return (
    <>
      {error && <ErrorNotice error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Skeleton width="m" />}
      {data !== undefined && <SubscriptionEnd subscription={data} />}
      {mayBeGranted(relationship) ? (
        <GrantForm subscriberId={account.id} viewerId={viewer.id} />
      ) : (
        <Alert>{t('subscriber.stranger')}</Alert>
      )}
    </>
  )
}
