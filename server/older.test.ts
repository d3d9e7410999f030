/** Tests the differences of version 4.11 (docs/server/versions.md#differences-that-break-a-client). */
import { beforeEach, expect, test } from 'vitest'
import { person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { OLDEST, setVersion } from './policies/version.ts'
import { addFeed } from './world/feeds.ts'
import { notify } from './world/notifications.ts'
import { addPost } from './world/posts.ts'
import { subscribe } from './world/subscriptions.ts'
import type { World } from './world/world.ts'

let world: World
let alice: Visitor

beforeEach(() => {
  world = smallWorld()
  setVersion(world, OLDEST)
  alice = visit(world, 'alice')
})

const status = async (method: string, path: string, body?: object) =>
  (await alice.send(method, path, body)).status

test('the instance names its version, and has fewer keys', async () => {
  const instance = await alice.get('/api/v1/instance')
  expect(instance.version).toBe('4.0.0 (compatible; Mitra 4.11.0)')
  expect(instance).not.toHaveProperty('max_toot_chars')
  expect(instance.configuration).not.toHaveProperty('accounts')
  expect(instance.configuration).toMatchObject({
    statuses: { max_media_attachments: 16 },
    polls: { max_options: 15 },
  })
  const extras = await alice.get('/api/v2/instance')
  expect(extras).not.toHaveProperty('favorite_emojis')
  expect(extras).not.toHaveProperty('blockchains')
  expect(extras).toMatchObject({ federated_timeline_restricted: false })
})

test('wallets are not only watched', async () => {
  const chain = { chain_id: 'monero:418015bb9ae982a1975da7d79277c270', description: null }
  world.instance.blockchains = [
    { ...chain, is_forwarding_required: true, payment_amount_min: 1 },
    { ...chain, is_forwarding_required: false, payment_amount_min: 0 },
  ]
  const { blockchains } = await alice.get('/api/v1/instance')
  expect(blockchains).toMatchObject([{ chain_metadata: { payment_amount_min: 1 } }])
  expect(blockchains[0].chain_metadata).not.toHaveProperty('is_forwarding_required')
  const light = { type: 'monero-light', price: 4000, payout_address: 'x', view_key: 'y' }
  const { error } = await alice.post('/api/v1/subscriptions/options', { ...light, chain_id: chain.chain_id })
  expect(error).toMatch(/^Json deserialize error: unknown variant `monero-light`, expected `monero`/)
})

test('people have null for a name they did not choose, and fewer keys', async () => {
  const carol = await alice.get('/api/v1/accounts/lookup?acct=carol')
  expect(carol.display_name).toBeNull()
  for (const key of ['is_group', 'avatar_static', 'discoverable']) expect(carol).not.toHaveProperty(key)
  expect(await alice.get('/api/v1/accounts/lookup?acct=bob')).toMatchObject({ display_name: 'Bob' })
  const own = await alice.get('/api/v1/accounts/verify_credentials')
  expect(own.source).not.toHaveProperty('language')
  await alice.send('PATCH', '/api/v1/accounts/update_credentials', { source: { privacy: 'private' } })
  setVersion(world, '4.17.0')
  expect(await alice.get('/api/v1/accounts/verify_credentials')).toMatchObject({
    source: { privacy: 'public' },
  })
})

test('posts have no titles, groups and conversations; a poll always ends', async () => {
  const poll = { options: ['a', 'b'], expires_at: null }
  const { id } = addPost(world, { author: person(world, 'bob'), text: 'which?', poll })
  const post = await alice.get(`/api/v1/statuses/${id}`)
  for (const key of ['title', 'group', 'conversation', 'conversation_tracking']) {
    expect(post).not.toHaveProperty(key)
  }
  expect(post.poll).toMatchObject({ expires_at: expect.any(String), expired: false })
  const titled = await alice.post('/api/v1/statuses', { status: 'text', title: 'ignored' })
  expect(titled.content).toBe('<p>text</p>')
  expect(await status('POST', '/api/v1/statuses', { media_ids: [] })).toBe(400)
})

// docs/server/posts.md#status
test('5.8 says of a conversation where it began, and 5.9 what the viewer may do with it', async () => {
  const { id } = addPost(world, { author: person(world, 'bob'), text: 'hello' })
  const conversation = async () => (await alice.get(`/api/v1/statuses/${id}`)).conversation
  setVersion(world, '5.8.0')
  expect(Object.keys(await conversation())).toEqual(['id', 'root_id'])
  setVersion(world, '5.9.0')
  expect(await conversation()).toMatchObject({ root_id: id, tracking: 'normal', can_moderate: false })
})

test('custom feeds have numbers for ids', async () => {
  const { id } = addFeed(world, { owner: person(world, 'alice'), title: 'Garden' })
  expect(await alice.get('/api/v1/lists')).toMatchObject([{ id }])
  expect(id).toEqual(expect.any(Number))
})

test('later calls are unknown paths', async () => {
  for (const path of ['favourites', 'conversations', 'follow_requests/outgoing', 'statuses?id[]=x']) {
    const answer = await alice.send('GET', `/api/v1/${path}`)
    expect([path, answer.status, await answer.text()]).toEqual([path, 404, ''])
  }
})

test('lists are asked for with brackets, pages with at least one entry', async () => {
  const { id } = person(world, 'bob')
  const path = '/api/v1/accounts/relationships'
  expect(await status('GET', `${path}?id=${id}`)).toBe(400)
  expect(await status('GET', `${path}?id[]=${id}`)).toBe(200)
  expect(await status('GET', `${path}?id[0]=${id}`)).toBe(200)
  expect(await status('GET', '/api/v1/timelines/home?limit=0')).toBe(400)
})

test('notifications: no later types and keys, and min_id is not known', async () => {
  const [recipient, sender] = [person(world, 'alice'), person(world, 'bob')]
  notify(world, { recipient, sender, type: 'subscription', payment_amount: 5 })
  notify(world, { recipient, sender, type: 'payment_anonymous', payment_amount: 5 })
  notify(world, { recipient, sender, type: 'moderation_warning', warning: 'x' })
  const all = await alice.get('/api/v1/notifications')
  expect(all[0].type).toBe('subscription')
  expect(all[0]).not.toHaveProperty('payment_amount')
  expect(all[0]).not.toHaveProperty('moderation_warning')
  expect(await alice.get(`/api/v1/notifications?min_id=${all[0].id}`)).toEqual(all)
})

test('a public post may be answered for subscribers', async () => {
  const parent = addPost(world, { author: person(world, 'bob'), text: 'a' })
  const reply = { status: 'b', in_reply_to_id: parent.id, visibility: 'subscribers' }
  expect(await status('POST', '/api/v1/statuses', reply)).toBe(200)
  setVersion(world, '4.13.0')
  expect(await status('POST', '/api/v1/statuses', reply)).toBe(400)
})

test('replies are loaded without a body, a token does not say how long it lasts, nor an app what it may do', async () => {
  const { id } = addPost(world, { author: person(world, 'erin@meadow.example'), content: 'x' })
  const carol = visit(world, 'carol')
  expect((await carol.send('POST', `/api/v1/statuses/${id}/load_conversation`)).status).toBe(204)
  const credentials = { grant_type: 'password', username: 'alice', password: 'demo-password' }
  expect(await alice.post('/oauth/token', credentials)).not.toHaveProperty('expires_in')
  const client = { client_name: 'Kith', redirect_uris: 'urn:ietf:wg:oauth:2.0:oob', scopes: 'read' }
  const named = ['id', 'name', 'website', 'redirect_uri', 'client_id', 'client_secret']
  expect(Object.keys(await alice.post('/api/v1/apps', client))).toEqual(named)
})

test('no header names the next page of subscribers', async () => {
  const recipient = person(world, 'alice')
  for (const name of ['bob', 'carol']) {
    subscribe(world, { sender: person(world, name), recipient, expires_at: world.clock() + 1 })
  }
  const path = `/api/v1/accounts/${recipient.id}/subscribers?limit=1`
  expect((await alice.send('GET', path)).headers.has('link')).toBe(false)
  setVersion(world, '5.7.0')
  expect((await alice.send('GET', path)).headers.has('link')).toBe(true)
})

test('the next version checks markers and says which notifications were seen', async () => {
  const save = () => status('POST', '/api/v1/markers', { notifications: { last_read_id: 'x' } })
  expect(await save()).toBe(200)
  setVersion(world, '5.9.2')
  expect(await save()).toBe(400)
  const [latest] = await alice.get('/api/v1/notifications')
  expect(latest.pleroma).toEqual({ is_seen: false })
  await alice.post('/api/v1/markers', { notifications: { last_read_id: latest.id } })
  expect(await alice.get('/api/v1/notifications?limit=1')).toMatchObject([{ pleroma: { is_seen: true } }])
})
