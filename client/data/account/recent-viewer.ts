/** Loads the viewer's account anew for pages that show its numbers (docs/spec/account.md#export). */
import { useQuery } from '@tanstack/react-query'
import type { Account } from '#contract/entities/account.ts'
import { viewerQuery } from '../connection/session.ts'
import { useToken } from '../connection/token.ts'

/** Returns the viewer as the server describes them now; `known` until it has answered. */
export function useRecentViewer(known: Account): Account {
  const { data } = useQuery({ ...viewerQuery(useToken()), staleTime: 0 })
  return data ?? known
}
