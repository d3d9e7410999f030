/**
 * Answers calls that Kith never makes and other clients make first. Most of the answers are empty
 * (docs/server/session.md#calls, docs/server/instance.md#calls).
 */
import { array, nullish, object, string, unknown } from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { invalid } from '../refusal.ts'
import { serve } from '../serve.ts'
import { createToken } from '../world/ids.ts'

const createApp = endpoint({
  method: 'POST',
  path: '/api/v1/apps',
  access: 'none',
  body: object({
    client_name: string(),
    redirect_uris: string(),
    scopes: string(),
    website: nullish(string()),
  }),
  returns: unknown(),
})

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

const SCOPES = ['read', 'write', 'profile']

export const otherClients = [
  serve(
    createApp,
    ({ world, body }) => {
      const { client_name: name, redirect_uris: redirect_uri, website = null } = body
      if (!URL.canParse(redirect_uri)) throw invalid('invalid redirect URI')
      const client_id = world.newId()
      world.apps.set(client_id, name)
      return {
        id: String(world.apps.size),
        name,
        website,
        scopes: [...new Set(body.scopes.split(' '))].filter((scope) => SCOPES.includes(scope)),
        redirect_uri,
        redirect_uris: [redirect_uri],
        client_id,
        client_secret: createToken(world.random),
      }
    },
    { encoding: 'JFM' },
  ),

  serve(listFilters, () => []),

  serve(getNotificationPolicy, ({ viewer }) => ({
    for_not_following: viewer.mention_policy === 'none' ? 'accept' : 'drop',
    for_not_followers: 'accept',
    for_new_accounts: 'accept',
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
