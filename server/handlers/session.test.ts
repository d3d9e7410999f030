/** Sign-up, sign-in, sign-out (docs/server/session.md#sign-up, docs/server/session.md#get-a-token). */
import { describe, expect, test } from 'vitest'
import { PASSWORD } from '#demo/seeds/small.ts'
import { createMoneroWallet } from '#tests/captured/monero-wallet.ts'
import { createWallet } from '#tests/captured/wallet.ts'
import { person, smallWorld, visit } from '#tests/harness/visitor.ts'
import { createServer } from '../app.ts'
import { setVersion } from '../policies/version.ts'

function guestOf(world = smallWorld()) {
  return visit(world, null, createServer({ world, rateLimits: false }))
}

describe('sign-up', () => {
  test('answers 201 with the account and no token; the token comes next', async () => {
    const world = smallWorld()
    const guest = guestOf(world)
    const answer = await guest.send('POST', '/api/v1/accounts', { username: 'frank', password: 'x' })
    expect(answer.status).toBe(201)
    const account = await answer.json()
    expect(account).toMatchObject({ username: 'frank', display_name: '', source: { privacy: 'public' } })
    expect(account).not.toHaveProperty('access_token')
    const token = await guest.post('/oauth/token', {
      grant_type: 'password',
      username: 'frank',
      password: 'x',
    })
    expect(token).toMatchObject({ token_type: 'Bearer', expires_in: 2_592_000 })
    expect(token.access_token).toMatch(/^[\w-]{27}$/)
  })

  test('administrators are notified', async () => {
    const world = smallWorld()
    await guestOf(world).post('/api/v1/accounts', { username: 'frank', password: 'x' })
    const [first] = await visit(world, 'carol').get('/api/v1/notifications')
    expect(first).toMatchObject({ type: 'admin.sign_up', account: { username: 'frank' } })
  })

  test.each([
    [{ username: '', password: 'x' }, 'username is empty'],
    [{ username: 'x'.repeat(31), password: 'x' }, 'username is too long'],
    [{ username: 'a b', password: 'x' }, 'invalid username'],
    [
      { username: 'a.b', password: 'x' },
      'only letters, numbers, hyphens, and underscores are allowed in usernames',
    ],
    [{ username: 'ALICE', password: 'x' }, 'user already exists'],
    [{ username: 'frank' }, 'password is required'],
    [{ username: 'frank', authentication_method: 'magic' }, 'unsupported authentication method'],
  ])('refuses %j', async (body, error) => {
    const answer = await guestOf().send('POST', '/api/v1/accounts', body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ error, error_description: error })
  })

  test('a wallet is refused where it is not configured', async () => {
    const body = { username: 'frank', authentication_method: 'eip4361', message: 'm', signature: 's' }
    const answer = await guestOf().send('POST', '/api/v1/accounts', body)
    expect(answer.status).toBe(418)
    expect(await answer.json()).toMatchObject({ error: 'operation not supported' })
  })

  test('an invitation is checked first, and works once', async () => {
    const world = smallWorld()
    world.instance.registrations = 'invite'
    world.invites.add('welcome')
    const guest = guestOf(world)
    const join = async (body: object) => (await guest.post('/api/v1/accounts', body)).error
    expect(await join({ username: '' })).toBe('invite code is required')
    expect(await join({ username: '', invite_code: 'x' })).toBe('invalid invite code')
    expect(await join({ username: 'frank', password: 'x', invite_code: 'welcome' })).toBeUndefined()
    expect(await join({ username: 'grace', password: 'x', invite_code: 'welcome' })).toBe(
      'invalid invite code',
    )
  })
})

describe('sign-in', () => {
  test.each([
    [{ username: 'alice', password: 'no' }, 400, 'incorrect password'],
    [{ username: 'Alice', password: PASSWORD }, 404, 'user not found'],
    [{ username: 'erin@meadow.example', password: PASSWORD }, 404, 'user not found'],
    [{ password: PASSWORD }, 400, 'username is required'],
    [{ username: 'alice', password: null }, 400, 'password is required'],
  ])('refuses %j', async (credentials, status, error) => {
    const answer = await guestOf().send('POST', '/oauth/token', { grant_type: 'password', ...credentials })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ error_description: error })
  })

  test('other grants are not supported', async () => {
    const guest = guestOf()
    const grant = (grant_type: string) => guest.post('/oauth/token', { grant_type })
    expect(await grant('refresh_token')).toMatchObject({ error: 'unsupported grant type' })
    expect(await grant('eip4361')).toMatchObject({ error: 'message is required' })
    expect(await grant('caip122_monero')).toMatchObject({ error: 'operation not supported' })
  })

  // docs/server/session.md#monero-message
  test('a view-only Monero wallet verifies nothing', async () => {
    const world = smallWorld()
    const chain = { chain_id: 'monero:00000000000000000000000000000000', description: null }
    world.instance.blockchains = [{ ...chain, is_forwarding_required: false, payment_amount_min: 0 }]
    const grant = () => guestOf(world).post('/oauth/token', { grant_type: 'caip122_monero', message: 'm' })
    expect(await grant()).toMatchObject({ error: 'operation not supported' })
    world.instance.blockchains = [{ ...chain, is_forwarding_required: true, payment_amount_min: 1 }]
    expect(await grant()).toMatchObject({ error: 'signature is required' })
  })

  test('a good signature is refused while the wallet is busy, and accepted as it is afterwards', async () => {
    const world = smallWorld()
    world.instance.authentication_methods = ['caip122_monero']
    world.instance.blockchains = [
      {
        chain_id: 'monero:00000000000000000000000000000000',
        is_forwarding_required: true,
        description: null,
        payment_amount_min: 1,
      },
    ]
    const { address, sign } = createMoneroWallet('patient')
    const message = `kith.example wants you to sign in with your Monero account:\n${address}\n\n${world.instance.login_message}\n\nURI: https://kith.example\nVersion: 1\nNonce: 1`
    const signed = { message, signature: sign(message) }
    const register = { ...signed, username: 'patient', authentication_method: 'caip122_monero' }
    await guestOf(world).post('/api/v1/accounts', register)
    const grant = () => guestOf(world).post('/oauth/token', { ...signed, grant_type: 'caip122_monero' })
    world.wallet.busy_calls = 1
    expect(await grant()).toMatchObject({ error: 'invalid signature' })
    expect(await grant()).toMatchObject({ token_type: 'Bearer' })
    expect(await grant()).toMatchObject({ error: "nonce can't be reused" })
  })

  // docs/server/session.md#ethereum-message
  test.each([
    ['4.11.0', "statement doesn't match login message"],
    ['5.9.1', 'unexpected statement'],
  ])('version %s names another statement in its own words', async (version, error) => {
    const world = smallWorld()
    setVersion(world, version)
    const { address, sign } = createWallet('alice')
    const message = `kith.example wants you to sign in with your Ethereum account:\n${address}\n\nHello\n\nURI: https://kith.example\nVersion: 1\nChain ID: 1\nNonce: 12345678\nIssued At: 2026-08-28T12:00:00Z`
    const body = { grant_type: 'eip4361', message, signature: sign(message) }
    expect(await guestOf(world).post('/oauth/token', body)).toMatchObject({ error })
  })

  test('a form works like JSON, and the answer is not to be stored', async () => {
    const world = smallWorld()
    const body = new URLSearchParams({ grant_type: 'password', username: 'alice', password: PASSWORD })
    const answer = await createServer({ world }).fetch(
      new Request('http://kith.example/oauth/token', { method: 'POST', body }),
    )
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

test('signing out ends the session; the token of another person is refused', async () => {
  const world = smallWorld()
  const alice = visit(world, 'alice')
  visit(world, 'bob')
  const tokens = [...world.tokens.values()]
  const tokenOf = (name: string) => tokens.find((token) => token.account_id === person(world, name).id)?.token
  expect((await alice.send('POST', '/oauth/revoke', { token: tokenOf('bob') })).status).toBe(403)
  expect(await alice.post('/oauth/revoke', { token: 'unknown' })).toEqual({})
  expect(await alice.post('/oauth/revoke', { token: tokenOf('alice') })).toEqual({})
  expect((await alice.send('GET', '/api/v1/accounts/verify_credentials')).status).toBe(401)
})

test('only the answer about the viewer has source, role and settings', async () => {
  const world = smallWorld()
  const alice = visit(world, 'alice')
  const own = await alice.get('/api/v1/accounts/verify_credentials')
  expect(own).toMatchObject({ role: { name: 'user', permissions: '0' }, client_config: {} })
  const looked = await alice.get('/api/v1/accounts/lookup?acct=alice')
  expect(looked).toMatchObject({
    source: null,
    role: null,
    authentication_methods: null,
    client_config: null,
  })
  expect(looked.avatar).toMatch(/\/accounts\/identicon\?input=http:\/\/kith\.example\/users\/alice$/)
})
