/**
 * Makes calls as somebody makes them who means well. It looks into the world for who may make them and for
 * what they are about; what comes of them is judged as for all others.
 */
import type { Endpoint } from '#contract/endpoint.ts'
import { PASSWORD } from '#demo/seeds/small.ts'
import { statement } from '#server/policies/identity/claim.ts'
import { ethereumDid } from '#server/policies/identity/did.ts'
import { issueToken } from '#server/world/accounts.ts'
import { digest } from '#server/world/digest.ts'
import type { AccountRecord, PostRecord } from '#server/world/records.ts'
import { canOpen } from '#server/world/visibility.ts'
import type { World } from '#server/world/world.ts'
import { createWallet } from '#tests/captured/wallet.ts'
import { callOf, type Given, type MadeCall, oneOf, type Random } from './grammar.ts'
import { CHAIN } from './world.ts'

/** Who sends a call, and where. `words` stand in what is written. */
export interface Place {
  world: World
  viewer: AccountRecord
  words: string
  random: Random
}

/** Returns what to send; nothing where this viewer can make no such call now. */
type Make = (place: Place) => Given | undefined

const PAYOUT_ADDRESS =
  '47JP9Xq7YPNCrLH6o2SABef5a86j8FMvp23PVqdErayqHdzR5FyajdgGMYbPPZWXdZTjFY2z2U9uwFgZB9diC54MCLTpR1V'

const MOMENT = '2026-08-28T12:00:00.000000000Z'

/** Returns one of those that something holds for, or undefined. */
function oneWith<One>(
  all: Iterable<One>,
  random: Random,
  isFit: (one: One) => unknown = () => true,
): One | undefined {
  const fit = [...all].filter(isFit)
  return fit.length === 0 ? undefined : oneOf(fit, random)
}

/** Returns a call about the id of something, if there is one. */
const about = (found: { id: string | number } | undefined, more: Omit<Given, 'params'> = {}) =>
  found && { params: { id: String(found.id) }, ...more }

/** A name that nobody has. */
const newName = ({ random }: Place) => `new${Math.floor(random() * 2 ** 40).toString(36)}`

const postWith =
  (isFit: (post: PostRecord, place: Place) => unknown, more: (place: Place) => Given = () => ({})): Make =>
  (place) => {
    const { world, viewer, random } = place
    const isOpen = (post: PostRecord) => post.repost_of_id === null && canOpen(world, viewer, post)
    const post = oneWith(world.posts.before(), random, (each) => isOpen(each) && isFit(each, place))
    return about(post, more(place))
  }

const isOwnPublic = (post: PostRecord, { viewer }: Place) =>
  post.author_id === viewer.id && post.visibility === 'public' && post.ipfs_cid === null

const ownPost = (more?: (place: Place) => Given) => postWith(isOwnPublic, more)
const anyPost = (more?: (place: Place) => Given) => postWith(() => true, more)

const wrapperOf = ({ world, viewer }: Place, post: PostRecord) =>
  [...world.posts.repostsOf(post.id)].find(({ author_id }) => author_id === viewer.id)

const personWith =
  (isFit: (person: AccountRecord, place: Place) => unknown, body?: object): Make =>
  (place) => {
    const { world, viewer, random } = place
    const person = oneWith(world.accounts.values(), random, (each) => each !== viewer && isFit(each, place))
    return about(person, body && { body })
  }
const anybody = personWith(() => true)

const ownFeed =
  (more: (place: Place) => Omit<Given, 'params'> = () => ({})): Make =>
  (place) =>
    about(
      oneWith(place.world.lists.values(), place.random, ({ owner_id }) => owner_id === place.viewer.id),
      more(place),
    )

const aGroup =
  (isFit: (group: AccountRecord, place: Place) => unknown, body?: object): Make =>
  (place) =>
    personWith((each) => each.is_group && isFit(each, place), body)(place)
const runs = (group: AccountRecord, { world, viewer }: Place) => world.groupAdmins.has(viewer.id, group.id)

const ownFile =
  (body?: object): Make =>
  ({ world, viewer, random }) =>
    about(
      oneWith(world.attachments.values(), random, ({ owner_id }) => owner_id === viewer.id),
      body && { body },
    )

const requestBy =
  (states: readonly string[]): Make =>
  ({ world, viewer, random }) => {
    const requests = [...world.followRequests.to(viewer.id)].map(([id, { state }]) => ({ id, state }))
    return about(oneWith(requests, random, ({ state }) => states.includes(state)))
  }

/** Only administrators may. */
const asAdmin =
  (make: Make): Make =>
  (place) =>
    place.viewer.user?.role === 'admin' ? make(place) : undefined

const openInvoice: Make = ({ world, random }) =>
  about(oneWith(world.invoices.values(), random, ({ status }) => status === 'open'))

const walletOf = ({ username }: AccountRecord) => createWallet(username)

const upload: Make = () => ({ body: { file: 'aGVsbG8=', media_type: 'image/png' } })

/** Those who send calls must stay. */
const isAsker = ({ acct }: AccountRecord) => ['alice', 'bob', 'carol'].includes(acct)

/** The parts that each call needs, by its name. A call that is not here needs none. */
const LEGAL: Readonly<Record<string, Make>> = {
  'GET /api/v1/accounts/lookup': () => ({ query: { acct: 'alice' } }),
  'GET /api/v1/accounts/relationships': ({ viewer }) => ({ query: { id: [viewer.id] } }),
  'GET /api/v1/accounts/search': () => ({ query: { q: 'a' } }),
  'GET /api/v1/accounts/search_did': ({ viewer }) => ({
    query: { did: ethereumDid(walletOf(viewer).address) },
  }),
  'GET /api/v2/search': () => ({ query: { q: '>kettle' } }),
  'GET /api/v1/timelines/tag/:tag': () => ({ params: { tag: 'introductions' } }),
  'GET /api/v1/timelines/list/:id': ownFeed(),
  'GET /api/v1/timelines/group/:id': aGroup(() => true),

  'POST /api/v1/accounts': (place) => ({ body: { username: newName(place), password: 'x' } }),
  'POST /api/v1/apps': () => ({
    body: { client_name: 'Fuzz', redirect_uris: 'https://client.example/', scopes: 'read write' },
  }),
  'POST /oauth/token': ({ world, random }) => {
    const isKnown = ({ user }: AccountRecord) => user?.password_digest === digest(PASSWORD)
    const username = oneWith(world.accounts.values(), random, isKnown)?.username
    return username === undefined
      ? undefined
      : { body: { grant_type: 'password', username, password: PASSWORD } }
  },

  'DELETE /api/v1/admin/posts/:id': asAdmin(anyPost()),
  'DELETE /api/v1/admin/accounts/:id': asAdmin(personWith((each) => !isAsker(each))),
  'GET /api/v2/admin/accounts': asAdmin(() => ({})),

  // Another session than the one that asks, which goes on.
  'POST /oauth/revoke': ({ world, viewer }) => ({ body: { token: issueToken(world, viewer).token } }),
  'DELETE /api/v1/settings/sessions/:id': ({ world, viewer }) => about(issueToken(world, viewer)),

  'POST /api/v1/settings/change_password': () => ({ body: { new_password: PASSWORD } }),
  'POST /api/v1/settings/client_config': () => ({ body: { kith: { theme: 'dark' } } }),
  'POST /api/v1/settings/aliases': ({ world, viewer, random }) => {
    const isNew = ({ host, actor_id }: AccountRecord) => host !== null && !viewer.aliases.includes(actor_id)
    const alias = oneWith(world.accounts.values(), random, isNew)
    return alias && { body: { acct: alias.acct } }
  },
  'POST /api/v1/settings/aliases/remove': ({ viewer, random }) => {
    const actor_id = oneWith(viewer.aliases, random)
    return actor_id === undefined ? undefined : { body: { actor_id } }
  },
  'POST /api/v1/settings/import_follows': () => ({ body: { follows_csv: 'bob@kith.example\n' } }),
  'POST /api/v1/settings/import_followers': ({ viewer, random }) => {
    const from_actor_id = oneWith(viewer.aliases, random)
    if (from_actor_id === undefined || viewer.identity_proofs.length === 0) return undefined
    return { body: { from_actor_id, followers_csv: 'bob@kith.example\n' } }
  },
  'POST /api/v1/settings/move_followers': ({ world, viewer, random }) => {
    const isMeant = ({ host, aliases }: AccountRecord) => host !== null && aliases.includes(viewer.actor_id)
    const target = oneWith(world.accounts.values(), random, isMeant)
    return target && { body: { target_acct: target.acct } }
  },

  'POST /api/v1/lists': (place) => ({ body: { title: newName(place) } }),
  'GET /api/v1/lists/:id': ownFeed(),
  'PUT /api/v1/lists/:id': ownFeed((place) => ({ body: { title: newName(place) } })),
  'DELETE /api/v1/lists/:id': ownFeed(),
  'GET /api/v1/lists/:id/accounts': ownFeed(),
  'DELETE /api/v1/lists/:id/accounts': ownFeed(({ viewer }) => ({ query: { account_ids: [viewer.id] } })),
  'POST /api/v1/lists/:id/accounts': ({ world, viewer, random }) => {
    const feed = oneWith(world.lists.values(), random, ({ owner_id }) => owner_id === viewer.id)
    const member = oneWith(world.accounts.values(), random, ({ id }) => !feed?.member_ids.has(id))
    return member && about(feed, { body: { account_ids: [member.id] } })
  },

  'POST /api/v1/follow_requests/:id/authorize': requestBy(['pending']),
  'POST /api/v1/follow_requests/:id/reject': requestBy(['pending', 'accepted']),
  'POST /api/v1/accounts/:id/load_activities': personWith(({ host }) => host !== null, {}),

  'POST /api/v1/groups': (place) => ({ body: { name: newName(place) } }),
  'GET /api/v1/groups/:id/source': aGroup(runs),
  'PATCH /api/v1/groups/:id': aGroup(runs, { description: 'We sing.' }),
  'DELETE /api/v1/groups/:id': aGroup(runs),
  'GET /api/v1/groups/:id/members': aGroup(() => true),
  'DELETE /api/v1/statuses/:id/thread': postWith(({ root_id }, place) => {
    const group = place.world.accounts.get(place.world.posts.get(root_id)?.group_id ?? '')
    return group && runs(group, place)
  }),

  'GET /api/v1/accounts/identity_claim': ({ viewer }) => ({
    query: { proof_type: 'ethereum', signer: walletOf(viewer).address },
  }),
  'POST /api/v1/accounts/identity_proof': ({ viewer }) => {
    const { address, sign } = walletOf(viewer)
    const did = ethereumDid(address)
    const signature = sign(statement({ actor: viewer.actor_id, did, created_at: MOMENT }))
    return { body: { proof_type: 'ethereum', did, signature, created_at: MOMENT } }
  },
  'DELETE /api/v1/accounts/identity_proof': ({ viewer }) => ({
    body: { did: ethereumDid(walletOf(viewer).address) },
  }),

  'GET /api/v1/markers': () => ({ query: { timeline: ['home'] } }),
  'POST /api/v1/markers': () => ({ body: { home: { last_read_id: '5' } } }),
  'POST /api/v1/media': upload,
  'POST /api/v2/media': upload,
  'GET /api/v1/media/:id': ownFile(),
  'PUT /api/v1/media/:id': ownFile({ description: 'a picture' }),

  'POST /api/v1/subscriptions/options': () => ({
    body: { type: 'monero', chain_id: CHAIN, price: 5_000, payout_address: PAYOUT_ADDRESS },
  }),
  'POST /api/v1/subscriptions': ({ world, viewer, random }) => {
    const follower = oneWith(world.follows.to(viewer.id).keys(), random)
    return follower === undefined ? undefined : { body: { subscriber_id: follower, duration: 3_600 } }
  },
  'GET /api/v1/subscriptions/find': ({ world, random }) => {
    const found = oneWith(world.subscriptions.all(), random)
    return found && { query: { sender_id: found.from, recipient_id: found.to } }
  },
  'POST /api/v1/subscriptions/invoices': ({ world, viewer, random }) => {
    const takesMoney = ({ id, user }: AccountRecord) =>
      id !== viewer.id && (user?.subscription_options.length ?? 0) > 0
    const recipient = oneWith(world.accounts.values(), random, takesMoney)
    return (
      recipient && {
        body: { sender_id: viewer.id, recipient_id: recipient.id, chain_id: CHAIN, amount: 12_960_000_000 },
      }
    )
  },
  'GET /api/v1/subscriptions/invoices/:id': openInvoice,
  'DELETE /api/v1/subscriptions/invoices/:id': openInvoice,

  'POST /api/v1/statuses': ({ words, random }) => ({
    body: {
      status: words,
      visibility: oneOf(['public', 'public', 'private', 'subscribers'], random),
      ...(random() < 0.3 && { poll: { options: [`a ${words}`, 'b'], expires_in: 3_600 } }),
    },
  }),
  'PUT /api/v1/statuses/:id': ownPost(({ words }) => ({ body: { status: words } })),
  'POST /api/v1/statuses/preview': () => ({ body: { status: '*loud*' } }),
  'GET /api/v1/statuses/:id/source': ownPost(),
  'DELETE /api/v1/statuses/:id': ownPost(),
  'POST /api/v1/statuses/:id/pin': ownPost(),
  'POST /api/v1/statuses/:id/unpin': ownPost(),
  'POST /api/v1/statuses/:id/make_permanent': ownPost(),
  'POST /api/v1/statuses/:id/reblog': postWith(
    (post, place) => post.visibility === 'public' && !wrapperOf(place, post),
    () => ({ body: {} }),
  ),
  'POST /api/v1/statuses/:id/unreblog': postWith((post, place) => wrapperOf(place, post)),
  'POST /api/v1/statuses/:id/conversation_tracking': anyPost(() => ({ body: { status: 'follow' } })),
  'POST /api/v1/statuses/:id/load_conversation': asAdmin(
    postWith(
      ({ author_id }, { world }) => world.accounts.get(author_id)?.host != null,
      () => ({ body: {} }),
    ),
  ),
  'POST /api/v1/polls/:id/votes': postWith(
    ({ id }, { world, viewer }) => world.polls.get(id)?.votes.has(viewer.id) === false,
    () => ({ body: { choices: [0] } }),
  ),
  'PUT /api/v1/pleroma/statuses/:id/reactions/:emoji': reaction(false),
  'DELETE /api/v1/pleroma/statuses/:id/reactions/:emoji': reaction(true),
}

/** Finds a post to which the viewer has reacted with a thumb, or has not. */
function reaction(isGiven: boolean): Make {
  return (place) => {
    const { world, viewer } = place
    const hasThumb = ({ id }: PostRecord) =>
      (world.reactions.get(id) ?? []).some(
        ({ account_id, content }) => account_id === viewer.id && content === '👍',
      )
    const found = postWith((post) => hasThumb(post) === isGiven)(place)
    return found && { params: { ...found.params, emoji: '👍' } }
  }
}

/** Returns what to send in a call that has nothing that must be given but the id of its path. */
function withIdAlone({ path }: Endpoint): Make {
  if (!path.includes(':')) return () => ({})
  return path.includes('/accounts/') ? anybody : anyPost()
}

/** Makes a call that the server accepts. Returns null where this viewer can make no such call now. */
export function makeLegalCall(endpoint: Endpoint, place: Place): MadeCall | null {
  const make = LEGAL[`${endpoint.method} ${endpoint.path}`] ?? withIdAlone(endpoint)
  const given = make(place)
  if (given === undefined) return null
  return callOf(endpoint, endpoint.body ? { body: {}, ...given } : given)
}
