/** Changes the password, lists and ends sessions, and deletes accounts (docs/server/settings.md#sessions). */
import { changePassword, deleteAccount, endSession, listSessions } from '#contract/endpoints/credentials.ts'
import { presentOwnAccount } from '../presenters/account.ts'
import { preciseDate } from '../presenters/view.ts'
import { forbidden, notFound } from '../refusal.ts'
import { serve } from '../serve.ts'
import { tokenOf } from '../viewer.ts'
import { deleteAccount as removeAccount } from '../world/delete-account.ts'
import { digest } from '../world/digest.ts'
import type { AccountRecord, TokenRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

export const credentials = [
  serve(changePassword, ({ viewer, view, body }) => {
    if (!viewer.user) throw forbidden()
    viewer.user.password_digest = digest(body.new_password)
    return presentOwnAccount(viewer, view)
  }),

  serve(listSessions, ({ world, viewer, request }) => {
    const current = tokenOf(request)
    return sessionsOf(world, viewer).map(({ id, token, client_name, created_at }) => ({
      id,
      client_name,
      created_at: preciseDate(created_at),
      is_current: token === current,
    }))
  }),

  serve(
    endSession,
    ({ world, viewer, params }) => {
      const session = sessionsOf(world, viewer).find(({ id }) => id === Number(params.id))
      if (!session) throw notFound('oauth token')
      world.tokens.delete(session.token)
      return undefined
    },
    { id: 'serial' },
  ),

  serve(deleteAccount, ({ world, viewer }) => {
    removeAccount(world, viewer)
    return undefined
  }),
]

/** Returns the sessions that have not expired, the newest first. */
const sessionsOf = (world: World, { id }: AccountRecord): TokenRecord[] =>
  [...world.tokens.values()]
    .filter(({ account_id, expires_at }) => account_id === id && expires_at > world.clock())
    .sort((one, other) => other.created_at - one.created_at || other.id - one.id)
