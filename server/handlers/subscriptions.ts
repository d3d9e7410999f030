/** Lets people offer subscriptions, give them away and find them (docs/server/payments.md#calls). */
import {
  findSubscription,
  grantSubscription,
  listSubscriptionOptions,
  saveSubscriptionOption,
} from '#contract/endpoints/subscriptions.ts'
import { demand } from '../policies/permissions.ts'
import { checkGrant, readOption } from '../policies/subscription.ts'
import { presentOwnAccount } from '../presenters/account.ts'
import { presentSubscription } from '../presenters/subscription.ts'
import { notFound } from '../refusal.ts'
import { serve } from '../serve.ts'
import { extendSubscription, offerSubscriptions } from '../world/subscriptions.ts'
import { profileOf } from './accounts.ts'

export const subscriptions = [
  serve(listSubscriptionOptions, ({ viewer }) => viewer.user?.subscription_options ?? []),

  serve(saveSubscriptionOption, ({ world, viewer, view, body }) => {
    demand(viewer, 'manage_subscription_options')
    offerSubscriptions(viewer, readOption(world, body))
    return presentOwnAccount(viewer, view)
  }),

  serve(grantSubscription, ({ world, viewer, body }) => {
    const sender = profileOf(world, body.subscriber_id)
    checkGrant(world, viewer, sender)
    const now = world.clock()
    return presentSubscription(
      extendSubscription(world, { sender, recipient: viewer, seconds: body.duration, now }),
    )
  }),

  serve(findSubscription, ({ world, query }) => {
    const subscription = world.subscriptions.get(query.sender_id, query.recipient_id)
    if (!subscription) throw notFound('subscription')
    return presentSubscription(subscription)
  }),
]
