/**
 * Looks what became of a person when an action on them was refused (docs/spec/lists.md#what-is-gone-leaves).
 */
import type { QueryClient } from '@tanstack/react-query'
import { getAccount } from '#contract/endpoints/accounts.ts'
import { call } from '../connection/api.ts'
import { isNotFound } from '../connection/api-error.ts'
import { refreshRelationships } from './relationships.ts'

type TakeAway = (client: QueryClient, accountId: string) => void

/** Nobody can be taken away before the code for it has loaded, after the first screen. */
let takeAway: TakeAway = () => undefined

/** Says how a person leaves all lists. The caller brings it, because this folder knows nothing of posts. */
export function whenPersonGone(take: TakeAway): void {
  takeAway = take
}

/** Notes that the server does not know a person any more. */
export const notePersonGone: TakeAway = (client, accountId) => takeAway(client, accountId)

/**
 * Asks for the person when the server did not find what an action was about, and for the relationship when
 * they are there.
 */
export function lookForPerson(client: QueryClient, accountId: string, error: unknown): void {
  if (!isNotFound(error)) return
  call(getAccount, { params: { id: accountId } }).then(
    () => refreshRelationships(client, [accountId]),
    (failure: unknown) => {
      if (isNotFound(failure)) notePersonGone(client, accountId)
      else console.warn('nobody knows whether a person is still there', failure)
    },
  )
}
