import { type InferOutput, object } from 'valibot'
import { asWritten, optional, wholeListOf } from '../tolerant.ts'
import { Account } from './account.ts'

/**
 * The other accounts of a person: those that they named, and those that name them back
 * (docs/server/settings.md#aliases, docs/spec/data.md#data-of-an-alias).
 */
export const Aliases = object({
  /** Those that this server knows. */
  declared: wholeListOf(Account),
  /** All of them. `id` is an actor id. */
  declared_all: wholeListOf(object({ id: asWritten, account: optional(Account) })),
  verified: wholeListOf(Account),
})
export type Aliases = InferOutput<typeof Aliases>
