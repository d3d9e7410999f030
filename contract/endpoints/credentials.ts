/** How a person signs in, where they are signed in, and how they leave for good. */
import { object, string } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Account } from '../entities/account.ts'
import { Session } from '../entities/session.ts'
import { wholeListOf } from '../tolerant.ts'

/**
 * Gives the viewer a new password. The server asks for no old one, takes any new one, and ends no session
 * (docs/server/settings.md#change-the-password, docs/spec/calls.md#calls-for-settings-and-the-account).
 */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/v1/settings/change_password',
  access: 'required',
  body: object({ new_password: string() }),
  returns: Account,
})

/** Lists the viewer's sessions (docs/server/settings.md#sessions). */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/v1/settings/sessions',
  access: 'required',
  since: '4.14',
  returns: wholeListOf(Session),
})

/** Ends a session, also the one that asks. */
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/v1/settings/sessions/:id',
  access: 'required',
  since: '4.14',
})

/** Deletes the viewer with all their posts and sessions (docs/server/settings.md#delete-the-account). */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/v1/settings/delete_account',
  access: 'required',
})
