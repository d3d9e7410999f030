/** Tests what a page asks and sends for the other accounts of its device, against the reference server. */
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listAccountPosts } from '#contract/endpoints/accounts.ts'
import { saveMarker } from '#contract/endpoints/markers.ts'
import { listNotifications } from '#contract/endpoints/notifications.ts'
import { getPost } from '#contract/endpoints/posts.ts'
import { getViewer, revokeToken } from '#contract/endpoints/session.ts'
import { updateClientConfig } from '#contract/endpoints/settings.ts'
import type { Account } from '#contract/entities/account.ts'
import { seedSmall } from '#demo/seeds/small.ts'
import { emptyDraft } from '#domain/composer/draft.ts'
import type { OutboxEntry } from '#domain/composer/outbox.ts'
import { OWN_KEY } from '#domain/preference.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { localKeys } from '#platform/storage/local-storage.ts'
import { apartPrefix, KEYS, setAccountHere } from '#platform/storage/storage.ts'
import { setVersion } from '#server/policies/version.ts'
import { connectToServer, tokenOf } from '#tests/harness/client-and-server.ts'
import { emptyDatabases } from '#tests/harness/fake-database.ts'
import { call } from '../connection/api.ts'
import { viewerQuery } from '../connection/session.ts'
import { currentToken, setToken } from '../connection/token.ts'
import { accountsHere, tokenHere } from '../storage/accounts-here.ts'
import { addCard, takePlace, wipeAccount } from '../storage/owner.ts'
import { rows } from '../storage/rows.ts'
import { cardOf } from '../storage/stored-card.ts'
import { textsOf } from '../storage/text-storage.ts'
import { actAs, takeBackAs } from './act-as.ts'
import { callAs, NoSession } from './call-as.ts'
import { followAccounts } from './follow-accounts.ts'
import { followWaiting } from './follow-waiting.ts'
import { otherUnreadQuery } from './other-unread.ts'

vi.mock('#platform/page/location.ts', () => ({ loadPage: vi.fn(), navigate: vi.fn() }))

/** A machine that runs three projects of tests at once takes seconds to load a module. */
const IN_REAL_TIME = { timeout: 20_000 }

const WORDS = 'written before going over to another account'

let alice: Account
let bob: Account
/** The tokens of all calls since the people have signed in. */
let sent: (string | null)[]
let stop: () => void
const client = new QueryClient()

/** Lets somebody be signed in on this device; the first one has the page. */
async function signIn(username: string): Promise<Account> {
  const token = await tokenOf(username)
  const account = await call(getViewer, {}, { token })
  takePlace(cardOf(account))
  addCard(cardOf(account))
  textsOf(account.id).write(KEYS.token, token)
  if (currentToken() === null) setToken(token)
  return account
}

/** Signs alice in, and bob beside her, on a server of a version. */
async function open(version: string): Promise<void> {
  emptyDatabases()
  connectToServer({
    seed: (world) => {
      seedSmall(world)
      setVersion(world, version)
    },
    onCall: (_method, _path, token) => void sent?.push(token),
  })
  alice = await signIn('alice')
  bob = await signIn('bob')
  sent = []
}

beforeEach(async () => {
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  stop = () => undefined
  client.clear()
  await open('5.9.1')
})

afterEach(() => stop())

// docs/spec/session.md#a-token-and-its-account
test('a call for another account carries the token of that account, and without one none is sent', async () => {
  expect(await callAs(bob.id, getViewer, {})).toMatchObject({ id: bob.id })
  expect(await call(getViewer, {})).toMatchObject({ id: alice.id })
  expect(sent).toEqual([tokenHere(bob.id), tokenHere(alice.id)])
  textsOf(bob.id).write(KEYS.token, null)
  await expect(callAs(bob.id, getViewer, {})).rejects.toThrow(NoSession)
  expect(sent).toHaveLength(2)
})

// docs/spec/session.md#a-token-and-its-account
test('a refused token ends the session of its account, and not that of the page', async () => {
  const token = tokenHere(bob.id) ?? ''
  await call(revokeToken, { body: { token } }, { token })
  await expect(callAs(bob.id, getViewer, {})).rejects.toThrow()
  expect([tokenHere(bob.id), tokenHere(alice.id)]).toEqual([null, currentToken()])
})

// docs/spec/session.md#a-token-and-its-account
test('what guests may read too is refused with the token, and not read as a guest', async () => {
  const token = tokenHere(bob.id) ?? ''
  await call(revokeToken, { body: { token } }, { token })
  sent = []
  const posts = callAs(bob.id, listAccountPosts, { params: { id: alice.id }, query: {} })
  await expect(posts).rejects.toMatchObject({ status: 401 })
  expect([sent, tokenHere(bob.id)]).toEqual([[token], null])
})

// docs/spec/session.md#acting-as-another-account
test.each(['like', 'repost'] as const)(
  'a %s of another account is not one of the page, of which only the count changes',
  async (kind) => {
    const { items } = await call(listAccountPosts, { params: { id: alice.id }, query: {} })
    const own = items.find(({ visibility }) => visibility === 'public')
    if (!own) throw new Error('alice has written nothing for everybody')
    const shown = () => client.getQueryData<typeof own>(['posts', 'one'])
    client.setQueryData(['posts', 'one'], own)
    const act = { accountId: bob.id, kind, postId: own.id }
    const count = kind === 'like' ? 'favourites_count' : 'reblogs_count'
    sent = []
    expect(await actAs(client, act)).toBe(true)
    expect(new Set(sent)).toEqual(new Set([tokenHere(bob.id)]))
    expect(shown()).toEqual({ ...own, [count]: own[count] + 1 })
    const flags = async (accountId: string) => {
      const { favourited, reblogged } = await callAs(accountId, getPost, { params: { id: own.id } })
      return kind === 'like' ? favourited : reblogged
    }
    expect([await flags(alice.id), await flags(bob.id)]).toEqual([false, true])
    expect(await actAs(client, act)).toBe(false)
    await takeBackAs(client, act)
    expect(shown()).toEqual(own)
    expect(await flags(bob.id)).toBe(false)
  },
)

// docs/spec/session.md#acting-as-another-account
test('a repost has the audience that its account reposts for, and none where that reposts nothing', async () => {
  const { items } = await call(listAccountPosts, { params: { id: alice.id }, query: {} })
  const own = items.find(({ visibility }) => visibility === 'public')
  const prefer = (defaultVisibility: string) =>
    callAs(bob.id, updateClientConfig, { body: { [OWN_KEY]: { defaultVisibility } } })
  const act = { accountId: bob.id, kind: 'repost', postId: own?.id ?? '' } as const
  await prefer('subscribers')
  await expect(actAs(client, act)).rejects.toMatchObject({ status: 403 })
  await prefer('private')
  await actAs(client, act)
  const ofBob = await callAs(bob.id, listAccountPosts, { params: { id: bob.id }, query: { limit: 1 } })
  expect(ofBob.items[0]).toMatchObject({ visibility: 'private', reblog: { id: own?.id } })
})

// docs/spec/session.md#unread-of-the-others
test.each(['4.11.0', '5.0.0', '5.9.1'])(
  'the unread ones of another account are counted with two calls, all of its own, on %s',
  async (version) => {
    await open(version)
    const query = otherUnreadQuery(bob.id)
    expect(await client.fetchQuery(query)).toEqual({ count: 2, hasMore: false })
    expect(sent).toEqual([tokenHere(bob.id), tokenHere(bob.id)])
    const { items } = await callAs(bob.id, listNotifications, { query: { limit: 20 } })
    const body = { 'notifications[last_read_id]': items[1]?.id ?? '' }
    await callAs(bob.id, saveMarker, { body })
    expect(await client.fetchQuery({ ...query, staleTime: 0 })).toEqual({ count: 1, hasMore: false })
  },
)

// docs/spec/session.md#logout
test.each(['alice', 'bob'])(
  'a late answer about %s, who has logged out, leaves no card of theirs',
  async (name) => {
    const account = name === 'alice' ? alice : bob
    setAccountHere(account.id)
    vi.stubGlobal('window', new EventTarget())
    const { queryKey } = viewerQuery(currentToken())
    client.setQueryData(queryKey, account)
    stop = followAccounts(client)
    expect(accountsHere()).toHaveLength(2)
    wipeAccount(account.id)
    client.setQueryData(queryKey, { ...account })
    expect(localKeys().filter((key) => key.endsWith(KEYS.card) && key.includes(account.id))).toEqual([])
    expect(accountsHere().map(({ card }) => card.id)).not.toContain(account.id)
  },
)

const entry = (accountId: string): OutboxEntry => ({
  context: { kind: 'new' },
  draft: emptyDraft(WORDS, '12345678901234567890'),
  visibility: 'public',
  accountId,
  state: 'held',
  tries: 0,
  queuedAt: Date.now(),
  lastTryAt: 0,
  nextTryAt: Date.now(),
  problem: null,
})

const postsOf = async ({ id }: Account) => {
  const query = { limit: 20, exclude_replies: false, exclude_reblogs: true }
  const { items } = await call(listAccountPosts, { params: { id }, query })
  return items.filter(({ content }) => content.includes(WORDS))
}

// docs/spec/drafts-and-outbox.md#account-of-a-waiting-post
test('what another account has left waiting goes out as that account, once', IN_REAL_TIME, async () => {
  const value = entry(bob.id)
  await rows.write([{ table: 'outbox', accountId: bob.id, key: value.draft.idempotencyKey, value }])
  textsOf(bob.id).write(KEYS.outbox, '1')
  sent = []
  stop = followWaiting(client)
  await expect.poll(() => textsOf(bob.id).read(KEYS.outbox), IN_REAL_TIME).toBeNull()
  expect(new Set(sent)).toEqual(new Set([tokenHere(bob.id)]))
  expect(await postsOf(bob)).toHaveLength(1)
  expect(await postsOf(alice)).toEqual([])
  expect(await rows.list('outbox', bob.id)).toEqual([])
})

// docs/spec/session.md#logout
test('what this tab has stored of an account before it heard of its logout in another tab goes, too', () => {
  stop = followAccounts(client)
  wipeAccount(bob.id)
  localStorage.setItem(apartPrefix(bob.id) + KEYS.homeSeen, '7')
  window.dispatchEvent(Object.assign(new Event('storage'), { key: LATE_KEYS.wipes }))
  expect(localKeys().filter((key) => key.startsWith(apartPrefix(bob.id)))).toEqual([])
})
