/** Lets people prove keys and addresses, and take proofs back (docs/server/identity.md#calls). */
import {
  addIdentityProof,
  getEarlierIdentityClaim,
  getIdentityClaim,
  removeIdentityProof,
} from '#contract/endpoints/identity.ts'
import { claimOf, didOf, readProofType } from '../policies/identity/claim.ts'
import { readDid } from '../policies/identity/did.ts'
import { withoutProof, withProof } from '../policies/identity/proof.ts'
import { presentOwnAccount } from '../presenters/account.ts'
import { date } from '../presenters/view.ts'
import { invalid } from '../refusal.ts'
import { serve } from '../serve.ts'
import type { AccountRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

export const identity = [
  serve(getIdentityClaim, ({ world, viewer, query }) => claim(world, viewer, query)),

  serve(getEarlierIdentityClaim, ({ world, viewer, query }) => claim(world, viewer, query)),

  serve(addIdentityProof, ({ world, viewer, view, body }) => {
    viewer.identity_proofs = withProof(world, viewer, body)
    return presentOwnAccount(viewer, view)
  }),

  serve(removeIdentityProof, ({ viewer, view, body }) => {
    const did = readDid(body.did)
    if (did === null) throw invalid('Json deserialize error: DID parse error')
    viewer.identity_proofs = withoutProof(viewer.identity_proofs, did)
    return presentOwnAccount(viewer, view)
  }),
]

function claim(world: World, viewer: AccountRecord, query: { proof_type: string; signer: string }) {
  const type = readProofType(query.proof_type)
  const did = didOf(type, query.signer)
  const created_at = momentOf(world)
  return { did, claim: claimOf(world, type, { actor: viewer.actor_id, did, created_at }), created_at }
}

/** Returns the time with nine decimals, which no `Date` keeps (docs/server/README.md#dates). */
const momentOf = ({ clock, random }: World): string => {
  const nanoseconds = String(Math.floor(random() * 1_000_000)).padStart(6, '0')
  return date(clock()).replace('Z', `${nanoseconds}Z`)
}
