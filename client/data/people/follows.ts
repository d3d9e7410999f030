/**
 * Follows and unfollows, changes what is shown of a person, and watches what becomes of a request
 * (docs/spec/relationships.md#following, docs/spec/relationships.md#unfollowing,
 * docs/spec/relationships.md#reposts-and-replies-of-a-person).
 */
import {
  CancelledError,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { followAccount, unfollowAccount } from '#contract/endpoints/account-actions.ts'
import { listRelationships } from '#contract/endpoints/relationships.ts'
import type { Relationship } from '#contract/entities/relationship.ts'
import { isWaiting } from '#domain/profile/follow.ts'
import { call } from '../connection/api.ts'
import { markStale } from '../lists/lists.ts'
import { tellTabs } from '../tabs/tell-tabs.ts'
import { forgetJoinedGroups } from './joined-groups.ts'
import { lookForPerson } from './look-for-person.ts'
import { relationshipQuery, showRelationship } from './relationships.ts'

/** Milliseconds between two checks of a request that is not answered yet. */
const PAUSE = 5_000
const CHECKS = 5

const keyOf = (accountId: string) => relationshipQuery(accountId).queryKey

/**
 * Checks a request a few times, because another server may accept it a little later. It is a query, so that
 * there is one for each person, and so that it ends with the last button of that person on the page.
 */
export const requestWatch = (accountId: string) =>
  queryOptions({
    queryKey: ['follow-watch', accountId],
    queryFn: async ({ client, signal }) => {
      let known = client.getQueryData(keyOf(accountId))
      for (let check = 0; check < CHECKS; check += 1) {
        await pause(signal)
        // Another press, or another answer: it is newer than what was asked here.
        if (client.getQueryData(keyOf(accountId)) !== known) break
        const relationship = await loadRelationship(accountId, signal)
        if (relationship) showRelationship(client, relationship)
        known = client.getQueryData(keyOf(accountId))
        if (!known || !isWaiting(known)) break
      }
      return null
    },
    enabled: false,
    staleTime: 0,
  })

/** Resolves after a while; rejects as soon as nobody waits any longer. */
const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted()
    const timer = setTimeout(resolve, PAUSE)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** Returns undefined when the call fails: a failed check counts too. */
async function loadRelationship(accountId: string, signal: AbortSignal): Promise<Relationship | undefined> {
  try {
    const answers = await call(listRelationships, { query: { id: [accountId] } }, { signal })
    return answers.find(({ id }) => id === accountId)
  } catch (error) {
    if (!signal.aborted) console.warn('a follow request could not be checked', error)
    return undefined
  }
}

/**
 * Begins to watch a request, or begins anew. Nothing happens when no button of the person is on the page any
 * more.
 */
export async function watchRequest(client: QueryClient, accountId: string): Promise<void> {
  const watch = requestWatch(accountId)
  await client.cancelQueries({ queryKey: watch.queryKey, exact: true })
  const isShown = (client.getQueryCache().find(watch)?.getObserversCount() ?? 0) > 0
  if (!isShown) return
  await client.fetchQuery(watch).catch((error: unknown) => {
    if (!(error instanceof CancelledError)) throw error
  })
}

/** Follows or unfollows an account. */
export function useFollow(accountId: string) {
  const client = useQueryClient()
  useQuery(requestWatch(accountId)) // keeps the watch going as long as this is shown
  const params = { id: accountId }
  return useMutation({
    mutationKey: ['follow', accountId],
    mutationFn: (on: boolean) =>
      on
        ? call(followAccount, { params, body: { reblogs: true, replies: true } })
        : call(unfollowAccount, { params }),
    onSuccess: (relationship, on) => {
      showFollow(client, relationship)
      tellTabs(client, { kind: 'relationship', act: 'follow', relationship })
      if (on && isWaiting(relationship)) void watchRequest(client, accountId)
    },
    onError: (error) => lookForPerson(client, accountId, error),
  })
}

/** Shows whether the viewer follows an account from now on, which may be a group. */
export function showFollow(client: QueryClient, relationship: Relationship): void {
  showRelationship(client, relationship)
  forgetJoinedGroups(client)
}

/** The kinds of posts by a person that Home shows. */
export type ShownOf = Pick<Relationship, 'showing_reblogs' | 'showing_replies'>

/** Changes what Home shows of a person, by following again: a flag that is not sent would be true. */
export function useShowOf(accountId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ showing_reblogs, showing_replies }: ShownOf) =>
      call(followAccount, {
        params: { id: accountId },
        body: { reblogs: showing_reblogs, replies: showing_replies },
      }),
    onSuccess: (relationship) => {
      showShown(client, relationship)
      tellTabs(client, { kind: 'relationship', act: 'shown', relationship })
    },
    onError: (error) => lookForPerson(client, accountId, error),
  })
}

/** Shows what Home shows of a person from now on: it and the feeds have others of their posts. */
export function showShown(client: QueryClient, relationship: Relationship): void {
  showRelationship(client, relationship)
  for (const list of ['home', 'feed']) markAllStale(client, ['posts', list])
}

/** Shows that a person follows the viewer no more. */
export function showFollowerGone(client: QueryClient, relationship: Relationship): void {
  showRelationship(client, relationship)
  markAllStale(client, ['accounts', 'followers'])
}

function markAllStale(client: QueryClient, queryKey: readonly unknown[]): void {
  for (const query of client.getQueryCache().findAll({ queryKey })) markStale(client, query.queryKey)
}
