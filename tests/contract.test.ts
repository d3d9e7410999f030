/**
 * Holds contract and reference server together: the server answers every call of the contract, and no answer
 * needs a default of the tolerant schemas (docs/spec/calls.md, docs/spec/data.md).
 */
import { type GenericSchema, parse } from 'valibot'
import { expect, test } from 'vitest'
import { type Endpoint, expectedStatus } from '#contract/endpoint.ts'
import { routes } from '#server/app.ts'
import { bytesToBase64 } from '#server/input/base64.ts'
import { claimOf, didOf } from '#server/policies/identity/claim.ts'
import { hasCall, OLDEST, setVersion } from '#server/policies/version.ts'
import { addAccount, issueToken } from '#server/world/accounts.ts'
import { addFeed } from '#server/world/feeds.ts'
import { addGroup, joinOwnGroup } from '#server/world/groups.ts'
import { addInvoice } from '#server/world/invoices.ts'
import { addCustomEmoji, addFile } from '#server/world/media.ts'
import { addPost } from '#server/world/posts.ts'
import { bookmark, like, react } from '#server/world/reactions.ts'
import { mute, requestFollow } from '#server/world/relations.ts'
import { repost } from '#server/world/reposts.ts'
import { offerSubscriptions, subscribe } from '#server/world/subscriptions.ts'
import { createWallet } from './captured/wallet.ts'
import { found } from './harness/found.ts'
import { person, smallWorld, visit } from './harness/visitor.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const modules = import.meta.glob<Record<string, unknown>>('../contract/endpoints/*.ts', { eager: true })
const endpoints = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) => (isEndpoint(value) ? [{ name, endpoint: value }] : [])),
)

test.each(found('endpoints', endpoints))('$name has a handler', ({ endpoint }) => {
  expect(routes.map((route) => route.endpoint)).toContain(endpoint)
})

test('no two calls share a method and a path', () => {
  const calls = endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  expect(new Set(calls).size).toBe(calls.length)
})

/** Fields for which the contract has a default on purpose. */
const KNOWN_DEFAULTS = [
  // null for guests and in the answer to a new post, which reads as "no" (docs/server/posts.md#poll).
  /\.poll\.voted$/,
  // Sent by no version, which reads as off (docs/server/instance.md#blockchains).
  /\.features\.gate$/,
]

/** Returns the paths of values that are in the parsed form and not in the answer. */
function additions(parsed: unknown, raw: unknown, path = ''): string[] {
  if (KNOWN_DEFAULTS.some((known) => known.test(path))) return []
  // Ids are texts here, also those that are sent as numbers (docs/server/settings.md#sessions).
  if (typeof raw === 'number' && path.endsWith('.id') && parsed === String(raw)) return []
  if (typeof parsed !== 'object' || parsed === null) return Object.is(parsed, raw) ? [] : [path]
  if (typeof raw !== 'object' || raw === null) return [path]
  if (Array.isArray(parsed) && (!Array.isArray(raw) || parsed.length !== raw.length)) return [path]
  const there = new Map(Object.entries(raw))
  return Object.entries(parsed).flatMap(([key, value]) => additions(value, there.get(key), `${path}.${key}`))
}

const MONERO = 'monero:418015bb9ae982a1975da7d79277c270'
const PAYOUT_ADDRESS =
  '47JP9Xq7YPNCrLH6o2SABef5a86j8FMvp23PVqdErayqHdzR5FyajdgGMYbPPZWXdZTjFY2z2U9uwFgZB9diC54MCLTpR1V'

/** The statuses of calls whose last word is an id to servers without them, where it is not 404. */
const ABSENT: Record<string, number> = { getIdentityClaim: 400, getEarlierIdentityClaim: 400 }

/** Fills a world and returns a function that makes a call of the contract in it. */
async function prepareCalls(version?: string) {
  const world = smallWorld()
  if (version !== undefined) setVersion(world, version)
  const alice = person(world, 'alice')
  const bob = person(world, 'bob')
  const carol = person(world, 'carol')
  const dave = person(world, 'dave')
  const erin = person(world, 'erin@meadow.example')
  addAccount(world, { username: 'frank', host: 'coast.example' })
  const otherSession = issueToken(world, alice)
  addCustomEmoji(world, { shortcode: 'leaf', file: addFile(world, Uint8Array.of(1), 'image/png') })
  world.instance.blockchains.push({
    chain_id: MONERO,
    is_forwarding_required: true,
    description: 'Pay',
    payment_amount_min: 1,
  })
  alice.payment_options.push(
    { type: 'link', name: 'Pay', href: 'https://pay.example' },
    { type: 'monero-subscription', chain_id: 'x', price: 3858, amount_min: 1, object_id: null },
  )
  alice.aliases.push(erin.actor_id, 'https://old.example/users/alice')
  erin.aliases.push(alice.actor_id)
  alice.identity_proofs.push({ name: 'Key', value: 'z6Mk', is_legacy_proof: false })
  alice.fields.push({ name: 'Site', value: 'x', source: 'x' })
  const poll = { options: ['a', 'b :leaf:'], expires_at: null }
  const asked = addPost(world, { author: bob, text: 'which :leaf:? @alice #tea', poll, language: 'en' })
  const quoting = addPost(world, { author: bob, text: 'this', quote: asked, title: 'T', in_reply_to: asked })
  react(world, bob, asked, ':leaf:')
  react(world, erin, asked, ':leaf:')
  like(world, erin, asked)
  like(world, alice, asked)
  bookmark(world, alice, asked)
  addPost(world, { author: bob, text: '@alice a word', visibility: 'direct' })
  repost(world, erin, asked)
  subscribe(world, { sender: bob, recipient: alice, expires_at: world.clock() + 1000 })
  mute(world, alice, dave)
  requestFollow(world, carol, alice)
  requestFollow(world, dave, alice)
  requestFollow(world, alice, carol)
  const group = addGroup(world, { admin: alice, username: 'gardeners', note: 'Soil.' })
  joinOwnGroup(world, alice, group)
  const bakers = addGroup(world, { admin: alice, username: 'bakers' })
  const topic = addPost(world, { author: bob, text: 'rolls', group: bakers })
  const feed = addFeed(world, { owner: alice, title: 'Garden', members: [bob] })
  const foreign = addPost(world, { author: erin, content: 'x' })
  world.instance.ipfs_gateway_url = 'https://ipfs.example'
  if (alice.user) alice.user.role = 'admin'

  const visitor = visit(world, 'alice')
  const png = { file: bytesToBase64(Uint8Array.of(1, 2)), media_type: 'image/png', description: 'd' }
  const image = await visitor.post('/api/v1/media', png)
  const own = await visitor.post('/api/v1/statuses', { status: 'a', media_ids: [image.id] })
  const ownPost = world.posts.get(own.id)
  if (ownPost) react(world, bob, ownPost, '🎉')
  const kept = await visitor.post('/api/v1/statuses', { status: 'keep this' })
  const reply = `/api/v1/statuses/${quoting.id}`
  const wallet = createWallet('contract')
  const signer = { proof_type: 'ethereum', signer: wallet.address }
  const actor = { actor: alice.actor_id, did: didOf('ethereum', wallet.address), created_at: 'then' }
  const option = { type: 'monero', chain_id: MONERO, price: 3858, payout_address: PAYOUT_ADDRESS }
  const paying = { sender_id: bob.id, recipient_id: alice.id }
  offerSubscriptions(alice, { ...option, type: 'monero' })
  const orders = [1, 2].map((amount) =>
    addInvoice(world, { sender: bob, recipient: alice, chain_id: MONERO, amount }),
  )
  const proof = { ...signer, ...actor, signature: wallet.sign(claimOf(world, 'ethereum', actor)) }
  const proving = `?${new URLSearchParams(signer)}`

  /** The path and body of each call. A call without a line has the id of `asked` and no body. */
  const asking: Record<string, { path?: string; body?: object }> = {
    lookupAccount: { path: '/api/v1/accounts/lookup?acct=alice' },
    searchAccounts: { path: '/api/v1/accounts/search?q=bob' },
    searchEverything: { path: '/api/v2/search?q=%23tea' },
    getAccount: { path: `/api/v1/accounts/${bob.id}` },
    listAliases: { path: `/api/v1/accounts/${alice.id}/aliases/all` },
    loadActivities: { path: `/api/v1/accounts/${erin.id}/load_activities`, body: { collection: 'featured' } },
    deleteAccountAsAdmin: { path: `/api/v1/admin/accounts/${dave.id}` },
    listAccountPosts: { path: `/api/v1/accounts/${bob.id}/statuses` },
    register: { body: { username: 'zoe', password: 'x' } },
    grantToken: { body: { grant_type: 'password', username: 'bob', password: 'demo-password' } },
    registerApplication: {
      body: { client_name: 'Kith', redirect_uris: 'urn:ietf:wg:oauth:2.0:oob', scopes: 'read' },
    },
    revokeToken: { body: { token: 'none' } },
    listRelationships: { path: `/api/v1/accounts/relationships?id[]=${bob.id}` },
    followAccount: { path: `/api/v1/accounts/${bob.id}/follow` },
    unfollowAccount: { path: `/api/v1/accounts/${bob.id}/unfollow` },
    muteAccount: { path: `/api/v1/accounts/${bob.id}/mute` },
    unmuteAccount: { path: `/api/v1/accounts/${bob.id}/unmute` },
    createFeed: { body: { title: 'new' } },
    getFeed: { path: `/api/v1/lists/${feed.id}` },
    renameFeed: { path: `/api/v1/lists/${feed.id}`, body: { title: 'Gardens' } },
    deleteFeed: { path: `/api/v1/lists/${feed.id}` },
    listFeedMembers: { path: `/api/v1/lists/${feed.id}/accounts` },
    addToFeed: { path: `/api/v1/lists/${feed.id}/accounts`, body: { account_ids: [erin.id] } },
    removeFromFeed: { path: `/api/v1/lists/${feed.id}/accounts?account_ids[0]=${erin.id}` },
    listFeedsWith: { path: `/api/v1/accounts/${bob.id}/lists` },
    listFeedTimeline: { path: `/api/v1/timelines/list/${feed.id}` },
    createGroup: { body: { name: 'cooks' } },
    getGroupSource: { path: `/api/v1/groups/${group.id}/source` },
    editGroup: { path: `/api/v1/groups/${group.id}`, body: { description: 'Soil and air.' } },
    deleteGroup: { path: `/api/v1/groups/${group.id}` },
    listGroupMembers: { path: `/api/v1/groups/${group.id}/members` },
    deletePostAsModerator: { path: `/api/v1/statuses/${topic.id}/thread` },
    listFollowers: { path: `/api/v1/accounts/${alice.id}/followers` },
    listFollowing: { path: `/api/v1/accounts/${alice.id}/following` },
    listSubscribers: { path: `/api/v1/accounts/${alice.id}/subscribers` },
    acceptFollowRequest: { path: `/api/v1/follow_requests/${carol.id}/authorize` },
    rejectFollowRequest: { path: `/api/v1/follow_requests/${dave.id}/reject` },
    removeFollower: { path: `/api/v1/accounts/${erin.id}/remove_from_followers` },
    uploadMedia: { body: png },
    getMedia: { path: `/api/v1/media/${image.id}` },
    describeMedia: { path: `/api/v1/media/${image.id}`, body: { description: 'e' } },
    getMarkers: { path: '/api/v1/markers?timeline[]=notifications' },
    saveMarker: { body: { 'notifications[last_read_id]': '1' } },
    endSession: { path: `/api/v1/settings/sessions/${otherSession.id}` },
    changePassword: { body: { new_password: 'fresh' } },
    addAlias: { body: { acct: 'frank@coast.example' } },
    removeAlias: { body: { actor_id: erin.actor_id } },
    importFollows: { body: { follows_csv: '' } },
    importFollowers: { body: { from_actor_id: 'https://old.example/users/alice', followers_csv: '' } },
    moveFollowers: { body: { target_acct: erin.acct } },
    updateClientConfig: { body: { kith: {} } },
    getIdentityClaim: { path: `/api/v1/accounts/identity_claim${proving}` },
    getEarlierIdentityClaim: { path: `/api/v1/accounts/identity_proof${proving}` },
    addIdentityProof: { body: proof },
    removeIdentityProof: { body: { did: 'did:pkh:eip155:1:0xb9c5714089478a327f09197987f16f9e5d936e8a' } },
    updateProfile: { body: { note: 'Tea.', locked: false } },
    getPosts: { path: `/api/v1/statuses?id[]=${asked.id}` },
    listGroupTimeline: { path: `/api/v1/timelines/group/${bob.id}` },
    listTagTimeline: { path: '/api/v1/timelines/tag/tea' },
    createPost: { body: { status: 'x' } },
    previewPost: { body: { status: 'x :leaf:' } },
    getPostSource: { path: `/api/v1/statuses/${own.id}/source` },
    editPost: { path: `/api/v1/statuses/${own.id}`, body: { status: 'b', media_ids: [image.id] } },
    deletePost: { path: `/api/v1/statuses/${own.id}` },
    getPost: { path: reply },
    getThread: { path: `${reply}/thread` },
    getContext: { path: `${reply}/context` },
    pinPost: { path: `/api/v1/statuses/${own.id}/pin` },
    unpinPost: { path: `/api/v1/statuses/${own.id}/unpin` },
    trackConversation: { body: { status: 'follow' } },
    savePost: { path: `/api/v1/statuses/${kept.id}/make_permanent` },
    loadReplies: { path: `/api/v1/statuses/${foreign.id}/load_conversation`, body: {} },
    addReaction: { path: `/api/v1/pleroma/statuses/${asked.id}/reactions/leaf` },
    removeReaction: { path: `/api/v1/pleroma/statuses/${asked.id}/reactions/leaf` },
    saveSubscriptionOption: { body: option },
    grantSubscription: { body: { subscriber_id: bob.id, duration: 86_400 } },
    findSubscription: { path: `/api/v1/subscriptions/find?${new URLSearchParams(paying)}` },
    createInvoice: { body: { ...paying, chain_id: MONERO, amount: 1_000_000_000 } },
    getInvoice: { path: `/api/v1/subscriptions/invoices/${orders[0]?.id}` },
    cancelInvoice: { path: `/api/v1/subscriptions/invoices/${orders[1]?.id}` },
    voteInPoll: { body: { choices: [1] } },
  }

  return async (name: string, endpoint: Endpoint) => {
    if (!hasCall(world, endpoint)) {
      const missing = await visitor.send(endpoint.method, asking[name]?.path ?? endpoint.path)
      return { status: missing.status, expected: ABSENT[name] ?? 404, raw: undefined }
    }
    const { path = endpoint.path.replace(':id', asked.id), body } = asking[name] ?? {}
    const answer = await visitor.send(endpoint.method, path, body)
    return {
      status: answer.status,
      expected: expectedStatus(endpoint),
      raw: endpoint.returns && (await (endpoint.format ? answer.text() : answer.json())),
    }
  }
}

/** Calls that delete come last, and after them the one that deletes the viewer. */
const turn = (name: string) => Number(name.startsWith('delete')) + Number(name === 'deleteAccount')
const inOrder = endpoints.toSorted((one, other) => turn(one.name) - turn(other.name))

test('no answer needs a default', async () => {
  const ask = await prepareCalls()
  for (const { name, endpoint } of inOrder) {
    const { status, expected, raw } = await ask(name, endpoint)
    expect([name, status]).toEqual([name, expected])
    const schema: GenericSchema | undefined = endpoint.returns
    if (schema && raw !== undefined) expect([name, additions(parse(schema, raw), raw)]).toEqual([name, []])
  }
})

test('the contract can read every answer of the oldest server', async () => {
  const ask = await prepareCalls(OLDEST)
  for (const { name, endpoint } of inOrder) {
    const { status, expected, raw } = await ask(name, endpoint)
    expect([name, status]).toEqual([name, expected])
    const schema: GenericSchema | undefined = endpoint.returns
    if (schema && raw !== undefined) expect(() => parse(schema, raw), name).not.toThrow()
  }
})
