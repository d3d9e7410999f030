/** Finds people by a key or a wallet that they have proven to own (docs/server/accounts.md#search-by-did). */
import { object, string, unknown } from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { presentAccount } from '../presenters/account.ts'
import { invalid } from '../refusal.ts'
import { serve } from '../serve.ts'

const ETHEREUM = /^did:pkh:eip155:1:(0x[0-9a-f]{40})$/i
const KEY = /^did:key:(z\w+)$/

const searchByDid = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/search_did',
  access: 'none',
  query: object({ did: string() }),
  returns: unknown(),
})

export const peopleByKey = [
  serve(searchByDid, ({ world, view, query }) => {
    const value = (ETHEREUM.exec(query.did) ?? KEY.exec(query.did))?.[1]?.toLowerCase()
    if (value === undefined) throw invalid('invalid DID')
    return [...world.accounts.values()]
      .filter(({ identity_proofs }) => identity_proofs.some((proof) => proof.value.toLowerCase() === value))
      .map((account) => presentAccount(account, view))
  }),
]
