import { type InferOutput, object } from 'valibot'
import { name } from '../tolerant.ts'

/**
 * The text that a person signs to prove that a key or an address is theirs. `did` and `created_at` go back as
 * they came;
 * `created_at` has more decimals than a `Date` keeps (docs/server/identity.md#claim).
 */
export const IdentityClaim = object({ did: name(), claim: name(), created_at: name() })
export type IdentityClaim = InferOutput<typeof IdentityClaim>
