/**
 * Answers calls that Kith never makes and other clients make first. Most of the answers are empty
 * (docs/server/instance.md#calls).
 */
import { array, unknown } from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { serve } from '../serve.ts'

const listFilters = endpoint({
  method: 'GET',
  path: '/api/v2/filters',
  access: 'required',
  returns: array(unknown()),
})

const getNotificationPolicy = endpoint({
  method: 'GET',
  path: '/api/v2/notifications/policy',
  access: 'required',
  returns: unknown(),
})

const getPreferences = endpoint({
  method: 'GET',
  path: '/api/v1/preferences',
  access: 'required',
  since: '4.17',
  returns: unknown(),
})

export const otherClients = [
  serve(listFilters, () => []),

  serve(getNotificationPolicy, ({ viewer: { mention_policy } }) => ({
    for_not_following: mention_policy === 'only_contacts' ? 'drop' : 'accept',
    for_not_followers: mention_policy === 'only_contacts' ? 'drop' : 'accept',
    for_new_accounts: mention_policy === 'only_known' ? 'drop' : 'accept',
    for_private_mentions: 'accept',
    for_limited_accounts: 'accept',
    summary: { pending_requests_count: 0, pending_notifications_count: 0 },
  })),

  serve(getPreferences, ({ viewer }) => ({
    'posting:default:visibility': viewer.user?.privacy ?? 'public',
    'posting:default:sensitive': false,
    'posting:default:language': viewer.user?.language ?? null,
    'reading:expand:media': 'default',
    'reading:expand:spoilers': false,
  })),
]
