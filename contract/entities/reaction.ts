import { type InferOutput, object } from 'valibot'
import { count, flag, listOf, optionalText, text } from '../tolerant.ts'
import { Account } from './account.ts'

const fields = { name: text(), url: optionalText(), count: count(), me: flag() }

/** How often one emoji stands under a post; `url` for a custom one (contract 2.7). */
export const Reaction = object(fields)
export type Reaction = InferOutput<typeof Reaction>

/** The same with those who gave it, as far as the viewer may know: often fewer than `count`, or nobody. */
export const ReactionWithPeople = object({ ...fields, accounts: listOf(Account) })
export type ReactionWithPeople = InferOutput<typeof ReactionWithPeople>
