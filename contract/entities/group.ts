import { type InferOutput, nullable, object } from 'valibot'
import { asWritten, text } from '../tolerant.ts'
import { Account } from './account.ts'

/** The description of a group as it was typed (docs/server/groups.md#groups). It is sent back. */
export const GroupSource = object({ description: nullable(asWritten) })
export type GroupSource = InferOutput<typeof GroupSource>

/** Somebody who runs a group: their `affiliation` is `admin` (docs/server/groups.md#groups). */
export const GroupMember = object({ account: Account, affiliation: text('none') })
export type GroupMember = InferOutput<typeof GroupMember>
