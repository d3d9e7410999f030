/** Signs up and in, also in every wrong way. Afterwards ann, ben, cyd, admin and reader have tokens. */
import type { Caller, CallOptions } from '../caller.ts'

const PASSWORD = 'demo-password'

export default async function signUp(t: Caller) {
  const register = (name: string, json?: unknown, more?: CallOptions) =>
    t.call(`session/register/${name}`, 'POST', '/api/v1/accounts', { json, ...more })
  const ann = t.user('ann')

  t.know((await register('password', { username: ann, password: PASSWORD })).body.id, 'ann')
  await register('taken', { username: ann, password: PASSWORD })
  await register('taken-in-other-case', { username: ann.toUpperCase(), password: PASSWORD })
  await register('no-username', { password: PASSWORD })
  await register('empty-username', { username: '', password: PASSWORD })
  await register('long-username', { username: 'x'.repeat(31), password: PASSWORD })
  await register('dot-in-username', { username: 'a.b', password: PASSWORD })
  await register('space-in-username', { username: 'a b', password: PASSWORD })
  await register('umlaut-in-username', { username: 'bär', password: PASSWORD })
  await register('long-umlaut-username', { username: 'ä'.repeat(31), password: PASSWORD })
  await register('no-password', { username: t.user('eve') })
  await register('null-password', { username: t.user('eve'), password: null })
  await register('number-as-password', { username: t.user('eve'), password: 5 })
  await register('unknown-method', {
    username: t.user('eve'),
    password: PASSWORD,
    authentication_method: 'magic',
  })
  await register('method-not-offered', {
    username: t.user('eve'),
    message: 'm',
    signature: 's',
    authentication_method: 'caip122_monero',
  })
  await register('wallet-without-message', { username: t.user('eve'), authentication_method: 'eip4361' })
  await register('wallet-without-signature', {
    username: t.user('eve'),
    authentication_method: 'eip4361',
    message: 'm',
  })
  await register('wallet-bad-message', {
    username: t.user('eve'),
    authentication_method: 'eip4361',
    message: 'm',
    signature: '0xaa',
  })
  await register('needless-invite', {
    username: t.user('ben'),
    password: PASSWORD,
    invite_code: 'nonsense',
    agreement: true,
    locale: 'en',
  })
  await register('empty-password', { username: t.user('fay'), password: '' })
  await t.call('session/register/form', 'POST', '/api/v1/accounts', { form: 'username=x&password=y' })
  await t.call('session/register/no-body', 'POST', '/api/v1/accounts')
  await t.call('session/register/bad-json', 'POST', '/api/v1/accounts', {
    raw: '{"username"',
    type: 'application/json',
  })
  await register(
    'cyd',
    { username: t.user('cyd'), password: PASSWORD, authentication_method: 'password' },
    { fixture: false },
  )

  const token = (name: string, json?: unknown, more?: CallOptions) =>
    t.call(`session/token/${name}`, 'POST', '/oauth/token', { json, ...more })
  const signIn = async (name: string, username: string, called = `password-${name}`) => {
    const { body } = await token(
      called,
      { grant_type: 'password', username, password: PASSWORD },
      { fixture: name === 'ann' },
    )
    t.tokens.set(name, body.access_token)
    t.know(body.access_token, `token of ${name}`)
    const viewer = await t.call(`session/viewer/${name}`, 'GET', '/api/v1/accounts/verify_credentials', {
      as: name,
      fixture: ['ann', 'admin', 'reader'].includes(name),
    })
    t.know(viewer.body.id, name)
  }
  await signIn('ann', ann)
  await signIn('ben', t.user('ben'))
  await signIn('cyd', t.user('cyd'))
  await signIn('admin', 'carol')
  await signIn('reader', 'dave')

  const right = { grant_type: 'password', username: ann, password: PASSWORD }
  await token('wrong-password', { ...right, password: 'wrong' })
  await token('unknown-user', { ...right, username: 'nobody' })
  await token('name-in-other-case', { ...right, username: ann.toUpperCase() })
  await token('name-with-host', { ...right, username: `${ann}@${new URL(t.origin).hostname}` })
  await token('name-with-at', { ...right, username: `@${ann}` })
  await token('no-username', { grant_type: 'password', password: PASSWORD })
  await token('no-password', { grant_type: 'password', username: ann })
  await token('null-username', { grant_type: 'password', username: null, password: PASSWORD })
  await token('empty-username', { grant_type: 'password', username: '', password: PASSWORD })
  await token('empty-password', { grant_type: 'password', username: ann, password: '' })
  await token('empty-password-of-such-a-user', {
    grant_type: 'password',
    username: t.user('fay'),
    password: '',
  })
  await token('no-grant-type', { username: ann, password: PASSWORD })
  await token('unknown-grant-type', { ...right, grant_type: 'client_credentials' })
  await token('refresh-token', { ...right, grant_type: 'refresh_token' })
  await token('wallet-without-message', { grant_type: 'eip4361' })
  await token('wallet-without-signature', { grant_type: 'eip4361', message: 'm' })
  await token('wallet-bad-message', { grant_type: 'eip4361', message: 'm', signature: '0xaa' })
  await token('monero-not-offered', { grant_type: 'caip122_monero', message: 'm', signature: 's' })
  await token('code-without-code', { grant_type: 'authorization_code' })
  await token('code-without-client', { grant_type: 'authorization_code', code: 'x' })
  await token('scope', { ...right, scope: 'read write follow push nonsense' })
  await token('unknown-client', {
    ...right,
    client_id: '00000000-0000-4000-8000-000000000000',
    client_secret: 'x',
  })
  await token('malformed-client', { ...right, client_id: 'x', client_secret: 'x' })
  await token('nulls', {
    ...right,
    client_id: null,
    client_secret: null,
    scope: null,
    message: null,
    signature: null,
  })
  await t.call('session/token/form', 'POST', '/oauth/token', { form: new URLSearchParams(right) })
  const parts = new FormData()
  for (const [key, value] of Object.entries(right)) parts.append(key, value)
  await t.call('session/token/multipart', 'POST', '/oauth/token', { multipart: parts })
  await t.call('session/token/no-body', 'POST', '/oauth/token')
  await t.call('session/token/bad-json', 'POST', '/oauth/token', { raw: '{', type: 'application/json' })
  await t.call('session/token/bad-form', 'POST', '/oauth/token', { form: 'username=x' })
  await t.call('session/token/plain-text', 'POST', '/oauth/token', { raw: 'x', type: 'text/plain' })
  await t.call('session/token/get', 'GET', '/oauth/token')

  const again = (await token('a-second-one', right, { quiet: true })).body.access_token
  t.tokens.set('again', again)
  const revoke = (name: string, as?: string, json?: unknown) =>
    t.call(`session/revoke/${name}`, 'POST', '/oauth/revoke', { as, json })
  await revoke('unknown-token', 'ann', { token: 'nonsense' })
  await revoke('token-of-another', 'ben', { token: again })
  await revoke('without-header', undefined, { token: again })
  await revoke('garbage-header', 'garbage', { token: again })
  await revoke('no-token', 'again', {})
  await t.call('session/revoke/no-body', 'POST', '/oauth/revoke', { as: 'again' })
  await t.call('session/revoke/form', 'POST', '/oauth/revoke', { as: 'again', form: `token=${again}` })
  await t.call('session/viewer/revoked', 'GET', '/api/v1/accounts/verify_credentials', { as: 'again' })
  await revoke('revoked-itself', 'again', { token: again })
  await t.call('session/viewer/without-header', 'GET', '/api/v1/accounts/verify_credentials')
  await t.call('session/viewer/garbage', 'GET', '/api/v1/accounts/verify_credentials', { as: 'garbage' })

  const app = await t.call('session/apps/create', 'POST', '/api/v1/apps', {
    json: {
      client_name: 'Kith',
      redirect_uris: 'urn:ietf:wg:oauth:2.0:oob',
      scopes: 'read write read:accounts',
      website: null,
    },
  })
  await t.call('session/apps/bad-redirect', 'POST', '/api/v1/apps', {
    json: { client_name: 'Kith', redirect_uris: 'nonsense', scopes: 'read' },
  })
  await t.call('session/apps/form', 'POST', '/api/v1/apps', {
    form: 'client_name=Kith&redirect_uris=https%3A%2F%2Fclient.example%2F&scopes=read',
  })
  await token('with-client', {
    ...right,
    client_id: app.body.client_id,
    client_secret: app.body.client_secret,
  })
  await token('with-wrong-secret', { ...right, client_id: app.body.client_id, client_secret: 'x' })
}
