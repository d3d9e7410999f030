/** Sign-up, sign-in, sign-out (contract 1.1, 3.3, 3.4). */
import { getViewer, grantToken, register, revokeToken } from '#contract/endpoints/session.ts'
import { checkRegistration } from '../policies/registration.ts'
import { knows } from '../policies/version.ts'
import { presentOwnAccount } from '../presenters/account.ts'
import { forbidden, invalid, notFound, notSupported } from '../refusal.ts'
import { serve } from '../serve.ts'
import { addAccount, findAccount, issueToken } from '../world/accounts.ts'
import { digest } from '../world/digest.ts'
import { notify } from '../world/notifications.ts'
import type { AccountRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

export const session = [
  serve(
    register,
    ({ world, view, body }) => {
      const { username, password } = checkRegistration(world, body)
      const role = world.instance.default_role
      const account = addAccount(world, { username, password, role })
      if (body.invite_code) world.invites.delete(body.invite_code)
      tellAdmins(world, account)
      return presentOwnAccount(account, view)
    },
    { limit: 'registration' },
  ),

  serve(
    grantToken,
    ({ world, body }) => {
      const account = GRANTS[body.grant_type]?.(world, body)
      if (!account) throw invalid('unsupported grant type')
      const { token, created_at } = issueToken(world, account)
      return {
        access_token: token,
        token_type: 'Bearer',
        scope: 'read write follow',
        created_at: Math.floor(created_at / 1000),
        ...(knows(world, '4.12') && { expires_in: world.instance.token_lifetime }),
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

type Credentials = { username?: string | null | undefined; password?: string | null | undefined }

const GRANTS: Record<string, (world: World, credentials: Credentials) => AccountRecord> = {
  password: signInWithPassword,
  eip4361: refuseWallet,
  caip122_monero: refuseWallet,
}

/** Tells an unknown name from a wrong password, as the real server does. */
function signInWithPassword(world: World, { username, password }: Credentials): AccountRecord {
  if (!username) throw invalid('username is required')
  if (!password) throw invalid('password is required')
  const account = findAccount(world, username)
  if (!account?.user) throw notFound('user')
  if (account.user.password_digest === null) throw invalid('password auth is disabled')
  if (account.user.password_digest !== digest(password)) throw invalid('incorrect password')
  return account
}

/** No wallet is configured here. */
function refuseWallet(): never {
  throw notSupported()
}

function tellAdmins(world: World, sender: AccountRecord): void {
  for (const recipient of world.accounts.values()) {
    if (recipient.user?.role === 'admin') notify(world, { recipient, sender, type: 'admin.sign_up' })
  }
}
