/**
 * Returns what other servers ask for: the address of a person, the collections of their actor and the actor of
 * the instance (docs/server/policy-and-files.md#discovery).
 */
import { ACTIVITY_TYPE } from '../http/activity.ts'
import { addressOf } from '../world/accounts.ts'
import type { AccountRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

/** Returns who is meant by `acct:name@host` or by the address of an actor of this server. */
export function findByResource(world: World, resource: string): AccountRecord | undefined {
  const local = [...world.accounts.values()].filter(({ user }) => user !== null)
  return local.find(
    (account) => `acct:${addressOf(world, account)}` === resource || account.actor_id === resource,
  )
}

/** Returns the WebFinger document of a person. */
export function webFinger(world: World, account: AccountRecord) {
  const { baseUrl } = world
  return {
    subject: `acct:${addressOf(world, account)}`,
    links: [
      {
        rel: 'http://webfinger.net/rel/profile-page',
        type: 'text/html',
        href: `${baseUrl}/@${account.username}`,
      },
      { rel: 'self', type: ACTIVITY_TYPE, href: account.actor_id },
      { rel: 'http://ostatus.org/schema/1.0/subscribe', template: `${baseUrl}/search?q={uri}` },
    ],
  }
}

/** Returns a collection of a person as other servers see it before they ask for its pages. */
export function collection(world: World, account: AccountRecord, name: 'outbox' | 'followers') {
  const id = `${account.actor_id}/${name}`
  const size = name === 'outbox' ? world.posts.by(account.id).size : world.follows.to(account.id).size
  return { id, type: 'OrderedCollection', totalItems: size }
}

/** Returns the actor that signs the requests of the instance. */
export const instanceActor = ({ baseUrl }: World) => ({
  id: `${baseUrl}/actor`,
  type: 'Application',
  preferredUsername: new URL(baseUrl).hostname,
})
