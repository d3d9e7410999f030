/**
 * Follows and unfollows, and watches what becomes of a request (docs/spec/relationships.md#following,
 * docs/spec/relationships.md#unfollowing).
 */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { followAccount, unfollowAccount } from '#contract/endpoints/account-actions.ts'
import { listRelationships } from '#contract/endpoints/relationships.ts'
import type { Relationship } from '#contract/entities/relationship.ts'
import { call } from '../connection/api.ts'
import { relationshipQuery } from './relationships.ts'

/** Milliseconds between two checks of a request that is not answered yet. */
const PAUSE = 5_000
const CHECKS = 5

/** Follows or unfollows an account. Checks a request a few times, because another server may accept it a little later. */
export function useFollow(accountId: string) {
  const client = useQueryClient()
  const params = { id: accountId }
  return useMutation({
    mutationFn: (on: boolean) =>
      on
        ? call(followAccount, { params, body: { reblogs: true, replies: true } })
        : call(unfollowAccount, { params }),
    onSuccess: (relationship, on) => {
      const known = replaceKnown(client, relationship, accountId)
      if (on && !known?.following) void watchRequest(client, accountId, known)
    },
  })
}

const keyOf = (accountId: string) => relationshipQuery(accountId).queryKey

function replaceKnown(client: QueryClient, relationship: Relationship, accountId: string) {
  client.setQueryData(keyOf(accountId), relationship)
  return client.getQueryData(keyOf(accountId))
}

/** Checks until the request is accepted. Stops when the relationship changes in another way, by a press for example. */
async function watchRequest(client: QueryClient, accountId: string, asked: Relationship | undefined) {
  let known = asked
  for (let check = 0; check < CHECKS; check += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    if (client.getQueryData(keyOf(accountId)) !== known) return
    const relationship = await loadRelationship(accountId)
    if (relationship) known = replaceKnown(client, relationship, accountId)
    if (known?.following) return
  }
}

/** Returns undefined when the call fails: a failed check counts too. */
async function loadRelationship(accountId: string): Promise<Relationship | undefined> {
  try {
    const answers = await call(listRelationships, { query: { id: [accountId] } })
    return answers.find(({ id }) => id === accountId)
  } catch (error) {
    console.warn('a follow request could not be checked', error)
    return undefined
  }
}
