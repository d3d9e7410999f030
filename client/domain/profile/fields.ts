/** Chooses what the page of a profile shows of its account (docs/spec/profiles.md#bio-and-fields). */
import type { Account, ProfileField } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { isLong } from '../length.ts'
import { currencyOfField } from '../money/currency.ts'
import { maximumOfFields } from './maximum-of-fields.ts'

/** Legacy proofs are of kinds that cannot be made any more (docs/spec/profiles.md#legacy-proofs). */
export type Renewal = 'ethereum' | 'key'

/** One line of a profile. */
export interface ShownField {
  name: string
  /** HTML for a field that the person wrote, plain text for an identity proof. */
  value: string
  /** Whether it is copied as a whole: a proof, or an address of a currency without any markup. */
  isWhole: boolean
  isVerified: boolean
  /** When it was verified; null where nobody knows. */
  verifiedAt: string | null
  /** How its owner renews it; null where there is nothing to renew. */
  renewal: Renewal | null
}

const RENEWALS = new Map<string, Renewal>([
  ['$ETH', 'ethereum'],
  ['Key', 'key'],
])

/** The form of all addresses, without what begins markup. */
const PLAIN_ADDRESS = /^[!-%'-;=?-~]{1,256}$/

/** More rows of fields are taller than the text may be before it is folded. */
const MANY_ROWS = 5

/**
 * Returns the fields in their order: identity proofs first, then the others, up to the maximum of the
 * instance. The date of a proof is left out, because the server sends the time of the request
 * (docs/server/accounts.md#account).
 */
export function shownFields(
  { identity_proofs, fields }: Pick<Account, 'identity_proofs' | 'fields'>,
  instance: Pick<Instance, 'configuration'> | null,
): ShownField[] {
  const proofs = identity_proofs.map((proof) => ({
    ...shown(proof),
    isWhole: true,
    verifiedAt: null,
    renewal: proof.is_legacy_proof ? (RENEWALS.get(proof.name) ?? null) : null,
  }))
  return [...proofs, ...fields.map(shown)].slice(0, maximumOfFields(instance))
}

const shown = ({ name, value, verified_at }: ProfileField): ShownField => ({
  name,
  value,
  isWhole: currencyOfField(name) !== undefined && PLAIN_ADDRESS.test(value.trim()),
  isVerified: verified_at !== null,
  verifiedAt: verified_at,
  renewal: null,
})

/**
 * Returns whether all this is so long that the page shows only its beginning, to leave room for the posts.
 */
export const isAboutLong = (note: string, fields: readonly ShownField[]): boolean =>
  fields.length > MANY_ROWS || isLong([note, ...fields.map(({ value }) => `<p>${value}</p>`)].join(''))
