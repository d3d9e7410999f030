/** Looking for people by their address (contract 1.2.2). */
import { searchAccounts } from '#contract/endpoints/search.ts'
import { call } from './api.ts'

/** Whom the instance knows already: nobody is fetched from elsewhere. */
export const findAccounts = (text: string, limit: number, signal: AbortSignal) =>
  call(searchAccounts, { query: { q: text, resolve: false, limit } }, { signal })
