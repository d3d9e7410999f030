/**
 * Brings two accounts into a relation, whatever they were to each other before and whether they lock their
 * accounts.
 */
import type { OtherClient } from './other-client.ts'

/** Returns how somebody stands to somebody else, as the server says. */
export async function relation(
  { ask }: OtherClient,
  { id }: Pick<OtherClient, 'id'>,
): Promise<Record<string, boolean>> {
  const found = await ask<Record<string, boolean>[]>('GET', `/api/v1/accounts/relationships?id[]=${id}`)
  return found[0] ?? {}
}

export const setLocked = ({ ask }: OtherClient, locked: boolean) =>
  ask('PATCH', '/api/v1/accounts/update_credentials', { locked })

/**
 * Lets somebody ask to follow, anew where a request is waiting. An account that is not locked accepts at
 * once.
 */
export async function askToFollow(follower: OtherClient, followed: OtherClient): Promise<void> {
  await follower.ask('POST', `/api/v1/accounts/${followed.id}/unfollow`)
  await follower.ask('POST', `/api/v1/accounts/${followed.id}/follow`)
}

/** Lets somebody follow; a person who locks the account accepts it. */
export async function makeFollow(follower: OtherClient, followed: OtherClient): Promise<void> {
  if ((await relation(follower, followed)).following) return
  await askToFollow(follower, followed)
  const { requested_by } = await relation(followed, follower)
  if (requested_by) await followed.ask('POST', `/api/v1/follow_requests/${follower.id}/authorize`)
}

/** Leaves a request to follow waiting, which only a locked account does. */
export async function makeRequest(follower: OtherClient, followed: OtherClient): Promise<void> {
  const { locked } = await followed.ask<{ locked: boolean }>('GET', '/api/v1/accounts/verify_credentials')
  if (!locked) await setLocked(followed, true)
  await askToFollow(follower, followed)
  if (!locked) await setLocked(followed, false)
}
