/** Deletes an account. */
import type { Caller } from '../caller.ts'
export default async function leaving(t: Caller) {
  await t.call('settings/account-deleted', 'POST', '/api/v1/settings/delete_account', { as: 'ben' })
  await t.call('settings/token-of-the-deleted', 'GET', '/api/v1/timelines/home', {
    as: 'ben',
    fixture: false,
  })
  await t.call('settings/revoke-by-the-deleted', 'POST', '/oauth/revoke', {
    as: 'ben',
    json: { token: t.tokens.get('ben') },
    fixture: false,
  })
  await t.call('settings/lookup-of-the-deleted', 'GET', `/api/v1/accounts/lookup?acct=${t.user('ben')}`)
}
