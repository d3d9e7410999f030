/** Answers sign-up, sign-in and sign-out (docs/server/session.md#calls). */
import { getViewer, grantToken, register, revokeToken } from '#contract/endpoints/session.ts'
import { checkRegistration } from '../policies/registration.ts'
import { signIn } from '../policies/sign-in.ts'
import { isAtLeast } from '../policies/version.ts'
import { presentOwnAccount } from '../presenters/account.ts'
import { forbidden } from '../refusal.ts'
import { serve } from '../serve.ts'
import { addAccount, issueToken } from '../world/accounts.ts'
import { notify } from '../world/notifications.ts'
import type { AccountRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

export const session = [
  serve(
    register,
    ({ world, view, body }) => {
      const role = world.instance.default_role
      const account = addAccount(world, { ...checkRegistration(world, body), role })
      if (body.invite_code) world.invites.delete(body.invite_code)
      tellAdmins(world, account)
      return presentOwnAccount(account, view)
    },
    { limit: 'registration' },
  ),

  serve(
    grantToken,
    ({ world, body }) => {
      const { token, created_at } = issueToken(world, signIn(world, body.grant_type, body), body.client_id)
      return {
        access_token: token,
        token_type: 'Bearer',
        scope: 'read write follow',
        created_at: Math.floor(created_at / 1000),
        ...(isAtLeast(world, '4.12') && { expires_in: world.instance.token_lifetime }),
      }
    },
    { encoding: 'JFM', limit: 'login', headers: { 'cache-control': 'no-store' } },
  ),

  serve(
    revokeToken,
    ({ world, viewer, body }) => {
      const record = world.tokens.get(body.token)
      if (record && record.account_id !== viewer.id) throw forbidden()
      world.tokens.delete(body.token)
      return {}
    },
    { encoding: 'JF' },
  ),

  serve(getViewer, ({ viewer, view }) => presentOwnAccount(viewer, view)),
]

function tellAdmins(world: World, sender: AccountRecord): void {
  for (const recipient of world.accounts.values()) {
    if (recipient.user?.role === 'admin') notify(world, { recipient, sender, type: 'admin.sign_up' })
  }
}
