/**
 * Answers what other servers ask for: the address of a person, the collections of their actor, and the actor
 * of the instance (docs/server/policy-and-files.md#discovery).
 */
import { Hono } from 'hono'
import { ACTIVITY_TYPE } from '../http/activity.ts'
import { invalid, notFound, PlainRefusal, refusalResponse } from '../refusal.ts'
import { addressOf, findAccount } from '../world/accounts.ts'
import type { AccountRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

export function federation(world: World): Hono {
  const app = new Hono()
  const { baseUrl } = world

  app.get('/.well-known/webfinger', ({ req }) => {
    const resource = req.query('resource')
    if (resource === undefined) {
      return refusalResponse(invalid('Query deserialize error: missing field `resource`'))
    }
    const account = findByResource(world, resource)
    if (!account) return refusalResponse(notFound('user'))
    return Response.json(webFinger(world, account), { headers: { 'content-type': 'application/jrd+json' } })
  })

  app.get('/users/:name/outbox', ({ req }) =>
    collection(world, req.param('name'), 'outbox', ({ id }) => world.posts.by(id).size),
  )

  app.get('/users/:name/followers', ({ req }) =>
    collection(world, req.param('name'), 'followers', ({ id }) => world.follows.to(id).size),
  )

  app.get('/actor', () =>
    activity({
      id: `${baseUrl}/actor`,
      type: 'Application',
      preferredUsername: new URL(baseUrl).hostname,
    }),
  )

  return app
}

const activity = (object: object) => Response.json(object, { headers: { 'content-type': ACTIVITY_TYPE } })

/** Answers a collection of a person as other servers see it before they ask for its pages. */
function collection(
  world: World,
  name: string,
  kind: 'outbox' | 'followers',
  count: (account: AccountRecord) => number,
): Response {
  const account = findAccount(world, name)
  if (!account?.user) {
    return refusalResponse(new PlainRefusal(404, 'account not found', { isTyped: false }))
  }
  return activity({
    id: `${account.actor_id}/${kind}`,
    type: 'OrderedCollection',
    totalItems: count(account),
  })
}

/** Returns who is meant by `acct:name@host` or by the address of an actor of this server. */
function findByResource(world: World, resource: string): AccountRecord | undefined {
  const local = [...world.accounts.values()].filter(({ user }) => user !== null)
  return local.find(
    (account) => `acct:${addressOf(world, account)}` === resource || account.actor_id === resource,
  )
}

function webFinger(world: World, account: AccountRecord) {
  const { baseUrl } = world
  const profile = `${baseUrl}/@${account.username}`
  return {
    subject: `acct:${addressOf(world, account)}`,
    links: [
      { rel: 'http://webfinger.net/rel/profile-page', type: 'text/html', href: profile },
      { rel: 'self', type: ACTIVITY_TYPE, href: account.actor_id },
      { rel: 'http://ostatus.org/schema/1.0/subscribe', template: `${baseUrl}/search?q={uri}` },
    ],
  }
}
