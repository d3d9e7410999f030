/**
 * Changes settings, identity proofs, payments and groups, and administers. Much of it is for later features.
 */
import { type Caller, type CallOptions, type Json, NOBODY } from '../caller.ts'

export default async function settings(t: Caller) {
  const ids = t.ids()
  const brief = (body: Json) => (body.client_config ? { client_config: body.client_config } : body)
  const config = (name: string, json?: unknown, options?: CallOptions) =>
    t.call(`settings/client-config/${name}`, 'POST', '/api/v1/settings/client_config', {
      as: 'ann',
      json,
      show: brief,
      ...options,
    })
  await config('set', { kith: { a: 1, b: [true, null] } }, { show: undefined })
  await config('replaced', { kith: { c: 'x' } })
  await config('other-key', { other: 5 })
  await config('two-keys', { a: 1, b: 2 })
  await config('no-key', {})
  await config('null-value', { other: null })
  await config('list', [])
  await config('word', 'x')
  await config('too-large', { kith: 'x'.repeat(20_000) })
  await config(
    'nearly-too-large',
    { kith: 'x'.repeat(19_900) },
    { show: (body: Json) => body.error ?? 'accepted' },
  )
  await config(
    'large-to-large',
    { kith: 'y'.repeat(19_900) },
    { show: (body: Json) => body.error ?? 'accepted' },
  )
  await config('small-after-large', { kith: 1 }, { show: (body: Json) => body.error ?? 'accepted' })
  await config('guest', { kith: 1 }, { as: undefined })
  await t.call('settings/client-config/form', 'POST', '/api/v1/settings/client_config', {
    as: 'ann',
    form: 'kith=1',
  })

  const post = (name: string, path: string, json?: unknown, options?: CallOptions) =>
    t.call(`settings/${name}`, 'POST', `/api/v1/settings/${path}`, { as: 'ann', json, ...options })
  const get = (name: string, path: string, options?: CallOptions) =>
    t.call(`settings/${name}`, 'GET', `/api/v1/settings/${path}`, { as: 'ann', ...options })
  const { body: sessions } = await get('sessions', 'sessions', {
    show: (body: Json) => (body.map ? [body.length, body[0]] : body),
  })
  await get('sessions-guest', 'sessions', { as: undefined, fixture: false })
  await t.call(
    'settings/session-ended',
    'DELETE',
    `/api/v1/settings/sessions/${sessions.find?.((one: Json) => !one.is_current)?.id ?? 0}`,
    { as: 'ann' },
  )
  await t.call('settings/session-unknown', 'DELETE', '/api/v1/settings/sessions/999999', { as: 'ann' })
  await post('password-changed', 'change_password', { new_password: 'another' })
  await t.call('settings/still-signed-in', 'GET', '/api/v1/accounts/verify_credentials', {
    as: 'ann',
    fixture: false,
  })
  await t.call('settings/old-password', 'POST', '/oauth/token', {
    json: { grant_type: 'password', username: t.user('ann'), password: 'demo-password' },
    fixture: false,
  })
  await post('password-empty', 'change_password', { new_password: '' }, { as: 'cyd' })
  await post('password-missing', 'change_password', {})
  await post('alias-oneself', 'aliases', { acct: t.user('ann') })
  await post('alias-local', 'aliases', { acct: t.user('ben') })
  await post('alias-unknown', 'aliases', { acct: 'nobody@other.example' })
  await post('alias-malformed', 'aliases', { acct: '@x' })
  await post('alias-removed-unknown', 'aliases/remove', { actor_id: 'https://other.example/users/x' })
  await get('followers-exported', 'export_followers')
  await get('follows-exported', 'export_follows')
  await post('follows-imported', 'import_follows', {
    follows_csv: `Account address,Show boosts\n${t.user('cyd')}@${new URL(t.origin).hostname},true\n\n`,
  })
  await post('follows-imported-malformed', 'import_follows', { follows_csv: 'not an address' })
  await post('follows-imported-many', 'import_follows', {
    follows_csv: Array.from({ length: 501 }, (_, n) => `a${n}@other.example`).join('\n'),
  })
  await post('follows-imported-missing', 'import_follows', {})
  await post('followers-imported-local', 'import_followers', {
    from_actor_id: `${t.origin}/users/${t.user('ben')}`,
    followers_csv: '',
  })
  await post('followers-imported-unknown', 'import_followers', {
    from_actor_id: 'https://other.example/users/x',
    followers_csv: '',
  })
  await post('moved-to-unknown', 'move_followers', { target_acct: 'nobody@other.example' })
  await post('moved-to-local', 'move_followers', { target_acct: t.user('ben') })

  await proofs(t)
  await payments(t, ids)
  await groups(t, ids)
  await administration(t, ids)
}

async function proofs(t: Caller) {
  const path = '/api/v1/accounts'
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const claim = (name: string, query?: string, options?: CallOptions) =>
    t.call(`identity/claim/${name}`, 'GET', `${path}/identity_claim?${query}`, { as: 'ben', ...options })
  await claim('ethereum', `proof_type=ethereum&signer=${address}`)
  await claim('ethereum-lower-case', `proof_type=ethereum&signer=${address.toLowerCase()}`)
  await claim('ethereum-nonsense', 'proof_type=ethereum&signer=x')
  const key = 'RWQf6LRCGA9i53mlYecO4IzT51TGPpvWucNSCh1CBM0QTaLn73Y7GFO3'
  await claim('minisign', `proof_type=minisign&signer=${encodeURIComponent(key)}`)
  await claim('minisign-unhashed', `proof_type=minisign-unhashed&signer=${encodeURIComponent(key)}`)
  await claim('minisign-nonsense', 'proof_type=minisign&signer=x')
  await claim('unknown-type', 'proof_type=x&signer=y')
  await claim('nothing', '')
  await claim('guest', `proof_type=ethereum&signer=${address}`, { as: undefined, fixture: false })
  await t.call(
    'identity/claim/old-path',
    'GET',
    `${path}/identity_proof?proof_type=ethereum&signer=${address}`,
    { as: 'ben' },
  )
  const prove = (name: string, json?: unknown) =>
    t.call(`identity/proof/${name}`, 'POST', `${path}/identity_proof`, { as: 'ben', json })
  const proof = {
    proof_type: 'ethereum',
    did: `did:pkh:eip155:1:${address.toLowerCase()}`,
    signature: '00',
    created_at: '2026-01-01T00:00:00Z',
  }
  await prove('bad-signature', proof)
  await prove('long-bad-signature', { ...proof, signature: '0'.repeat(130) })
  await prove('other-chain', { ...proof, did: `did:pkh:eip155:5:${address.toLowerCase()}` })
  await prove('bad-did', { ...proof, did: 'x' })
  await prove('unknown-type', { ...proof, proof_type: 'x' })
  await prove('missing', {})
  await t.call('identity/proof/deleted-unknown', 'DELETE', `${path}/identity_proof`, {
    as: 'ben',
    json: { did: proof.did },
  })
  await t.call('identity/proof/deleted-bad', 'DELETE', `${path}/identity_proof`, {
    as: 'ben',
    json: { did: 'x' },
  })
}

async function payments(t: Caller, ids: Json) {
  const call = (name: string, method: string, path: string, options?: CallOptions) =>
    t.call(`subscriptions/${name}`, method, `/api/v1/subscriptions${path}`, { as: 'ann', ...options })
  const monero = 'monero:418015bb9ae982a1975da7d79277c270'
  await call('options', 'GET', '/options')
  await call('options-guest', 'GET', '/options', { as: undefined, fixture: false })
  await call('option-not-offered', 'POST', '/options', {
    json: { type: 'monero', chain_id: monero, price: 3858, payout_address: 'x' },
  })
  await call('option-light-not-offered', 'POST', '/options', {
    json: { type: 'monero-light', chain_id: monero, price: 3858, payout_address: 'x', view_key: 'y' },
  })
  await call('option-unknown', 'POST', '/options', { json: { type: 'x' } })
  await call('option-by-reader', 'POST', '/options', {
    as: 'reader',
    json: { type: 'monero', chain_id: monero, price: 3858, payout_address: 'x' },
  })
  await call('granted-to-follower', 'POST', '', { json: { subscriber_id: ids.ben, duration: 86_400 } })
  await call('granted-again', 'POST', '', { json: { subscriber_id: ids.ben, duration: 86_400 } })
  await call('granted-to-stranger', 'POST', '', { json: { subscriber_id: ids.cyd, duration: 86_400 } })
  await call('granted-to-unknown', 'POST', '', { json: { subscriber_id: NOBODY, duration: 86_400 } })
  await call('granted-too-long', 'POST', '', { json: { subscriber_id: ids.ben, duration: 2 ** 31 } })
  await call('found', 'GET', `/find?sender_id=${ids.ben}&recipient_id=${ids.ann}`, { as: undefined })
  await call('not-found', 'GET', `/find?sender_id=${ids.cyd}&recipient_id=${ids.ann}`, { as: undefined })
  await t.call('subscriptions/subscribers', 'GET', `/api/v1/accounts/${ids.ann}/subscribers`, { as: 'ann' })
  await t.call('subscriptions/relationship', 'GET', `/api/v1/accounts/relationships?id[]=${ids.ben}`, {
    as: 'ann',
  })
  await t.call('subscriptions/notification', 'GET', '/api/v1/notifications?limit=1', {
    as: 'ann',
    show: (body: Json) => body.map?.(({ type }: Json) => type) ?? body,
    fixture: false,
  })
  const invoice = (name: string, json?: unknown) =>
    call(`invoice/${name}`, 'POST', '/invoices', { as: undefined, json })
  await invoice('not-accepted', {
    sender_id: ids.ben,
    recipient_id: ids.ann,
    chain_id: monero,
    amount: 1_000_000_000,
  })
  await invoice('oneself', { sender_id: ids.ann, recipient_id: ids.ann, chain_id: monero, amount: 1 })
  await invoice('nothing', { sender_id: ids.ben, recipient_id: ids.ann, chain_id: monero, amount: 0 })
  await invoice('unknown-recipient', {
    sender_id: ids.ben,
    recipient_id: NOBODY,
    chain_id: monero,
    amount: 1,
  })
  await invoice('bad-chain', { sender_id: ids.ben, recipient_id: ids.ann, chain_id: 'x', amount: 1 })
  await call('invoice/unknown', 'GET', `/invoices/${NOBODY}`, { as: undefined })
  await call('invoice/cancelled-unknown', 'DELETE', `/invoices/${NOBODY}`, { as: undefined })
  await t.call('subscriptions/post-to-subscribers', 'POST', '/api/v1/statuses', {
    as: 'ann',
    json: { status: 'Thank you', visibility: 'subscribers' },
  })
}

async function groups(t: Caller, ids: Json) {
  const call = (name: string, method: string, path: string, options?: CallOptions) =>
    t.call(`groups/${name}`, method, `/api/v1/groups${path}`, { as: 'ann', ...options })
  const { body } = await call('created', 'POST', '', {
    json: { name: t.user('club'), description: 'A *club*' },
  })
  const id = t.know(body.id, 'group')
  await call('created-again', 'POST', '', { json: { name: t.user('club') } })
  await call('followed', 'GET', '/followed')
  await call('moderated', 'GET', '/followed?filter=moderating', { fixture: false })
  await call('odd-filter', 'GET', '/followed?filter=x')
  await call('source', 'GET', `/${id}/source`)
  await call('source-of-another', 'GET', `/${id}/source`, { as: 'ben' })
  await call('members', 'GET', `/${id}/members`, { as: undefined })
  await call('changed', 'PATCH', `/${id}`, { json: { description: 'New' } })
  await t.call('groups/post', 'POST', '/api/v1/statuses', {
    as: 'ann',
    json: { status: 'In the club', group_id: id },
  })
  await t.call('groups/timeline', 'GET', `/api/v1/timelines/group/${id}`, {
    as: 'ann',
    show: (body: Json) => body.map?.(({ content, group }: Json) => [content, group?.username]) ?? body,
  })
  await t.call('groups/followed-by-another', 'POST', `/api/v1/accounts/${id}/follow`, { as: 'ben' })
  await t.call('groups/account', 'GET', `/api/v1/accounts/${id}`, {})
  await call('deleted', 'DELETE', `/${id}`)
  await call('of-a-person', 'GET', `/${ids.ben}/members`, { as: undefined, fixture: false })
}

async function administration(t: Caller, ids: Json) {
  const brief = (body: Json) =>
    body.map?.(({ account, ...rest }: Json) => ({ ...rest, account: account.username })).slice(0, 2) ?? body
  await t.call('admin/accounts/list', 'GET', '/api/v2/admin/accounts', {
    as: 'admin',
    show: brief,
    fixture: false,
  })
  await t.call('admin/accounts/list-whole', 'GET', '/api/v2/admin/accounts', {
    as: 'admin',
    show: (body: Json) => body.slice?.(0, 1) ?? body,
  })
  await t.call('admin/accounts/by-user', 'GET', '/api/v2/admin/accounts', { as: 'ben' })
  await t.call('admin/accounts/deleted-by-user', 'DELETE', `/api/v1/admin/accounts/${ids.cyd}`, { as: 'ben' })
  await t.call('admin/accounts/deleted-unknown', 'DELETE', `/api/v1/admin/accounts/${NOBODY}`, {
    as: 'admin',
  })
  await t.call('admin/accounts/deleted', 'DELETE', `/api/v1/admin/accounts/${ids.cyd}`, { as: 'admin' })
  await t.call('admin/accounts/gone', 'GET', `/api/v1/accounts/${ids.cyd}`, { fixture: false })
  await t.call('admin/accounts/token-of-the-gone', 'GET', '/api/v1/timelines/home', {
    as: 'cyd',
    fixture: false,
  })
}
