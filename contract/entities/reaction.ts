import { type InferOutput, object } from 'valibot'
import { count, flag, listOf, name, optionalAddress } from '../tolerant.ts'
import { Account } from './account.ts'

const fields = { name: name(), url: optionalAddress(), count: count(), me: flag() }

/**
 * An emoji of a post and how often it was given (docs/server/posts.md#reaction). `url` is the image of a
 * custom one (docs/spec/data.md#data-of-an-emoji).
 */
export const Reaction = object(fields)
export type Reaction = InferOutput<typeof Reaction>

/**
 * A reaction with the people who gave it, as far as the viewer may know them: often fewer than `count`, or
 * none.
 */
export const ReactionWithPeople = object({ ...fields, accounts: listOf(Account) })
export type ReactionWithPeople = InferOutput<typeof ReactionWithPeople>
