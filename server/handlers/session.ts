/** Answers sign-up, sign-in and sign-out (docs/server/session.md#calls). */
import {
  getViewer,
  grantToken,
  register,
  registerApplication,
  revokeToken,
} from '#contract/endpoints/session.ts'
import { checkRegistration } from '../policies/registration.ts'
import { signIn } from '../policies/sign-in.ts'
import { isAtLeast, withoutLaterKeys } from '../policies/version.ts'
import { presentOwnAccount } from '../presenters/account.ts'
import { forbidden, invalid } from '../refusal.ts'
import { serve } from '../serve.ts'
import { addAccount, issueToken } from '../world/accounts.ts'
import { createToken } from '../world/ids.ts'
import { notify } from '../world/notifications.ts'
import type { AccountRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

/** The scopes that the server knows. It drops all others (docs/server/session.md#register-an-app). */
const SCOPES = ['read', 'write', 'profile']

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
    registerApplication,
    ({ world, body }) => {
      const { client_name: name, redirect_uris: redirect_uri, website = null } = body
      if (!URL.canParse(redirect_uri)) throw invalid('invalid redirect URI')
      const client_id = world.newId()
      world.apps.set(client_id, name)
      const application = {
        id: String(world.apps.size),
        name,
        website,
        scopes: [...new Set(body.scopes.split(' '))].filter((scope) => SCOPES.includes(scope)),
        redirect_uri,
        redirect_uris: [redirect_uri],
        client_id,
        client_secret: createToken(world.random),
      }
      return withoutLaterKeys(world, application, { scopes: '4.12', redirect_uris: '4.12' })
    },
    { encoding: 'JFM' },
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
