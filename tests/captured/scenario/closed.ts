/**
 * Calls a closed instance. It needs invitations, new people may only read, and visitors see nothing. Tokens
 * last three seconds, limits are small, and its view-only Monero wallet and its storage node do not run.
 */
import type { Caller, CallOptions, Json } from '../caller.ts'
import { PNG } from './30-people.ts'

const PASSWORD = 'demo-password'

export const INVITE = 'a6ddd7517baa8bb2c63191b6edf41ec8'

const CHAIN = 'monero:00000000000000000000000000000000'
const SUBADDRESS =
  '888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H'

export async function performClosedScenario(
  t: Caller,
  { advance }: { advance: (seconds: number) => void },
): Promise<void> {
  const call = (name: string, method: string, path: string, options?: CallOptions) =>
    t.call(`closed-instance/${name}`, method, path, options)
  const signIn = async (name: string, username: string, options?: CallOptions) => {
    const json = { grant_type: 'password', username, password: PASSWORD }
    const { body } = await call('token', 'POST', '/oauth/token', { json, quiet: true, ...options })
    t.tokens.set(name, body.access_token)
  }
  const signInAll = async () => {
    await signIn('bob', 'bob')
    await signIn('admin', 'carol')
    await signIn('alice', 'alice')
  }

  await call('instance-v1', 'GET', '/api/v1/instance')
  await call('instance-v2', 'GET', '/api/v2/instance')

  const person = { username: t.user('gil'), password: PASSWORD }
  const register = (name: string, more?: Json) =>
    call(`register-${name}`, 'POST', '/api/v1/accounts', { json: { ...person, ...more } })
  await register('without-invite')
  await register('null-invite', { invite_code: null })
  await register('empty-invite', { invite_code: '' })
  await register('wrong-invite', { invite_code: 'x' })
  await register('wrong-invite-and-name', { invite_code: 'x', username: 'a b' })
  await register('right-invite-wrong-name', { invite_code: INVITE, username: 'a b' })
  await register('monero-message', {
    invite_code: INVITE,
    password: undefined,
    authentication_method: 'caip122_monero',
    message: 'm',
    signature: 's',
  })
  await register('with-invite', { invite_code: INVITE })
  await register('used-invite', { invite_code: INVITE, username: t.user('hal') })
  await signIn('gil', person.username)
  await call('viewer-who-may-only-read', 'GET', '/api/v1/accounts/verify_credentials', { as: 'gil' })
  await call('post-by-reader', 'POST', '/api/v1/statuses', { as: 'gil', json: { status: 'x' } })

  await signInAll()
  const timeline = (name: string, query: string, as?: string) =>
    call(name, 'GET', `/api/v1/timelines/${query}`, { as })
  await timeline('local-timeline-guest', 'public?local=true')
  await timeline('local-timeline', 'public?local=true', 'bob')
  await timeline('federated-timeline', 'public', 'bob')
  await timeline('federated-timeline-admin', 'public', 'admin')
  await timeline('federated-timeline-false', 'public?local=false', 'bob')
  await timeline('instance-timeline', 'public?instance=other.example', 'bob')
  await timeline('tag-timeline-guest', 'tag/x')
  advance(3.5)
  await timeline('expired-token', 'home', 'bob')
  await timeline('expired-token-where-none-is-needed', 'tag/x', 'bob')
  await call('expired-token-instance', 'GET', '/api/v1/custom_emojis', { as: 'bob' })
  await call('expired-token-revoked', 'POST', '/oauth/revoke', {
    as: 'bob',
    json: { token: t.tokens.get('bob') },
  })

  await signIn('admin', 'carol')
  await signIn('alice', 'alice', { quiet: false })
  const upload = (name: string, file: string, options?: CallOptions) =>
    call(name, 'POST', '/api/v1/media', { as: 'alice', json: { file, media_type: 'image/png' }, ...options })
  await upload('media-too-large', Buffer.alloc(30_001).toString('base64'))
  const ids = [
    (await upload('media', PNG, { quiet: true })).body.id,
    (await upload('media', PNG, { quiet: true })).body.id,
    (await upload('media', PNG)).body.id,
  ]
  const post = (name: string, json: Json, options?: CallOptions) =>
    call(name, 'POST', '/api/v1/statuses', { as: 'alice', json: { status: 'x', ...json }, ...options })
  await post('three-media', { media_ids: ids })
  await post(
    'over-the-limit',
    { status: 'x'.repeat(141) },
    { show: ({ content, error }: Json) => error ?? `${content.length} characters` },
  )
  const { body } = await post('post', {})
  await call('saved-while-the-node-is-down', 'POST', `/api/v1/statuses/${body.id}/make_permanent`, {
    as: 'alice',
  })

  const option = (name: string, more?: Json) =>
    call(`option-${name}`, 'POST', '/api/v1/subscriptions/options', {
      as: 'alice',
      json: {
        type: 'monero-light',
        chain_id: CHAIN,
        price: 3858,
        payout_address: 'x',
        view_key: '0'.repeat(64),
        ...more,
      },
    })
  await option('bad-address')
  await option('price-0', { price: 0 })
  await option('price-low', { price: 385 })
  await option('other-chain', { chain_id: 'monero:mainnet' })
  await option('full-wallet', { type: 'monero' })
  await option('bad-view-key', { payout_address: SUBADDRESS })
  await call('options', 'GET', '/api/v1/subscriptions/options', { as: 'alice' })
  await call('moderation', 'DELETE', `/api/v1/admin/posts/${body.id}`, { as: 'admin' })
  await call('moderation-notification', 'GET', '/api/v1/notifications?limit=1', { as: 'alice' })
}
