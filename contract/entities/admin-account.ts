import { type InferOutput, object } from 'valibot'
import { id, optional, optionalText, text } from '../tolerant.ts'
import { Account, Role } from './account.ts'

/**
 * An account of this server as its administrators see it. `account_type` is `user`, `group`, `anonymous` or
 * `nomadic`; only users have a role and sign in (docs/server/administration.md#list-of-accounts,
 * docs/spec/data.md#data-of-a-listed-account).
 */
export const AdminAccount = object({
  id: id(),
  role: optional(Role),
  account: Account,
  account_type: text('user'),
  last_login_at: optionalText(),
})
export type AdminAccount = InferOutput<typeof AdminAccount>
