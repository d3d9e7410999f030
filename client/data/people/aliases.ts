/**
 * Lists the other accounts of a person (docs/spec/profiles.md#admin-badge-and-alias-badge,
 * docs/server/accounts.md#aliases-of-an-account).
 */
import { queryOptions } from '@tanstack/react-query'
import { listAliases } from '#contract/endpoints/aliases.ts'
import { call } from '../connection/api.ts'

/** Aliases hardly ever change, so they are loaded once in a visit. */
export const aliasesQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['aliases', accountId],
    queryFn: ({ signal }) => call(listAliases, { params: { id: accountId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
