import { type InferOutput, object } from 'valibot'
import { listOf, optional, source } from '../tolerant.ts'
import { Account } from './account.ts'

/**
 * The other accounts of a person: those that they named, and those that name them back
 * (docs/server/settings.md#aliases, docs/spec/data.md#data-of-an-alias).
 */
export const Aliases = object({
  /** Those that this server knows. */
  declared: listOf(Account),
  /** All of them. `id` is an actor id. */
  declared_all: listOf(object({ id: source(), account: optional(Account) })),
  verified: listOf(Account),
})
export type Aliases = InferOutput<typeof Aliases>
