/**
 * Tests looking people up, and relationships (docs/server/relationships.md#calls,
 * docs/server/accounts.md#lookup).
 */
import { beforeEach, describe, expect, test } from 'vitest'
import { NOON, person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { addFeed } from '../world/feeds.ts'
import { addPost } from '../world/posts.ts'
import { bookmark, like } from '../world/reactions.ts'
import { repost } from '../world/reposts.ts'
import { subscribe } from '../world/subscriptions.ts'
import type { World } from '../world/world.ts'

let world: World
let alice: Visitor
let now: number

beforeEach(() => {
  now = NOON
  world = smallWorld(() => now)
  alice = visit(world, 'alice')
})

describe('people', () => {
  test('lookup is exact', async () => {
    const status = async (acct: string) =>
      (await alice.send('GET', `/api/v1/accounts/lookup?acct=${acct}`)).status
    expect(await status('bob')).toBe(200)
    expect(await status('erin@meadow.example')).toBe(200)
    expect(await status('Bob')).toBe(404)
    expect(await status('@bob')).toBe(400)
    expect((await alice.send('GET', '/api/v1/accounts/not-an-id')).status).toBe(400)
  })

  test('relationships come in any order, with one entry for each id, known or not', async () => {
    const ids = [crypto.randomUUID(), ...[...world.accounts.keys()]]
    const query = ids.map((id, index) => `id[${index}]=${id}`).join('&')
    const path = `/api/v1/accounts/relationships?${query}`
    const orders = new Set<string>()
    for (let turn = 0; turn < 5; turn++) {
      const answer: { id: string }[] = await alice.get(path)
      expect(answer.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
      orders.add(answer.map(({ id }) => id).join())
    }
    expect(orders.size).toBeGreaterThan(1)
  })

  test.each(['id=A&id=A', 'id[]=A', 'id=A', 'id[0]=A'])('ids may be spelt %s', async (query) => {
    const { id } = person(world, 'bob')
    const answer = await alice.get(`/api/v1/accounts/relationships?${query.replaceAll('A', id)}`)
    expect(answer).toMatchObject([{ id, following: true, followed_by: true, muting: false }])
  })

  test('a gap in the numbering and no id at all are refused', async () => {
    const { id } = person(world, 'bob')
    for (const query of [`id[0]=${id}&id[2]=${id}`, '']) {
      expect((await alice.send('GET', `/api/v1/accounts/relationships?${query}`)).status).toBe(400)
    }
  })
})

const relationTo = async (visitor: Visitor, acct: string) => {
  const [relationship] = await visitor.get(`/api/v1/accounts/relationships?id=${person(world, acct).id}`)
  return relationship
}
const act = (visitor: Visitor, acct: string, what: string, body?: object) =>
  visitor.post(`/api/v1/accounts/${person(world, acct).id}/${what}`, body)

const STRANGER = { following: false, requested: false, rejected_by: false }
const ASKING = { following: false, requested: true }
const FOLLOWING = { following: true, requested: false, rejected_by: false }

// docs/server/relationships.md#follow
describe('following', () => {
  test('another server accepts a little later', async () => {
    const bob = visit(world, 'bob')
    expect(await act(bob, 'erin@meadow.example', 'follow')).toMatchObject(ASKING)
    expect(await relationTo(bob, 'erin@meadow.example')).toMatchObject(ASKING)
    now += 3000
    expect(await relationTo(bob, 'erin@meadow.example')).toMatchObject(FOLLOWING)
  })

  test('some servers take longer, and asking again does not begin anew', async () => {
    person(world, 'erin@meadow.example').accepts_after = 7000
    const bob = visit(world, 'bob')
    await act(bob, 'erin@meadow.example', 'follow')
    now += 5000
    expect(await act(bob, 'erin@meadow.example', 'follow', { reblogs: false })).toMatchObject(ASKING)
    now += 1999
    expect(await relationTo(bob, 'erin@meadow.example')).toMatchObject(ASKING)
    now += 1
    expect(await relationTo(bob, 'erin@meadow.example')).toMatchObject({
      ...FOLLOWING,
      showing_reblogs: false,
      showing_replies: true,
    })
  })

  test.each([
    ['a server that never answers', { accepts_after: null }],
    ['a locked person', { locked: true }],
  ])('%s leaves a request waiting', async (_, how) => {
    Object.assign(person(world, 'erin@meadow.example'), how)
    const bob = visit(world, 'bob')
    await act(bob, 'erin@meadow.example', 'follow')
    now += 24 * 3_600_000
    expect(await relationTo(bob, 'erin@meadow.example')).toMatchObject(ASKING)
    expect(await bob.get('/api/v1/follow_requests/outgoing')).toMatchObject([{ username: 'erin' }])
  })

  test('an accepted request shows at once in timelines and numbers, without asking for relationships', async () => {
    const bob = visit(world, 'bob')
    await act(bob, 'erin@meadow.example', 'follow')
    now += 3000
    const contents = (await bob.get('/api/v1/timelines/home')).map(
      ({ content }: { content: string }) => content,
    )
    expect(contents).toContain('<p>Rain over the <strong>meadow</strong>.</p>')
    const { id } = person(world, 'bob')
    expect(await bob.get(`/api/v1/accounts/${id}`)).toMatchObject({ following_count: 2 })
  })

  test('a locked person of this server is asked, and unlocking answers nobody', async () => {
    const carol = visit(world, 'carol')
    person(world, 'carol').locked = true
    expect(await act(alice, 'carol', 'follow')).toMatchObject(ASKING)
    expect(await relationTo(carol, 'alice')).toMatchObject({ requested_by: true, followed_by: false })
    person(world, 'carol').locked = false
    expect(await relationTo(alice, 'carol')).toMatchObject(ASKING)
  })

  test('locking keeps the followers, who may change what they see', async () => {
    person(world, 'bob').locked = true
    expect(await act(alice, 'bob', 'follow', { replies: false })).toMatchObject({
      ...FOLLOWING,
      showing_reblogs: true,
      showing_replies: false,
    })
  })

  test('a rejection stays while one asks again and takes that back, and goes with an acceptance', async () => {
    const carol = visit(world, 'carol')
    person(world, 'carol').locked = true
    const answer = (how: string) => carol.post(`/api/v1/follow_requests/${person(world, 'alice').id}/${how}`)
    await act(alice, 'carol', 'follow')
    await answer('reject')
    expect(await relationTo(alice, 'carol')).toMatchObject({ ...STRANGER, rejected_by: true })
    expect(await act(alice, 'carol', 'follow')).toMatchObject({ ...ASKING, rejected_by: true })
    expect(await act(alice, 'carol', 'unfollow')).toMatchObject({ ...STRANGER, rejected_by: true })
    expect(await act(alice, 'carol', 'follow')).toMatchObject({ ...ASKING, rejected_by: true })
    await answer('authorize')
    expect(await relationTo(alice, 'carol')).toMatchObject(FOLLOWING)
  })

  test('unfollowing shows reposts and replies again, taking a request back keeps them hidden', async () => {
    const hidden = { reblogs: false, replies: false }
    const shown = { showing_reblogs: true, showing_replies: true }
    await act(alice, 'bob', 'follow', hidden)
    expect(await act(alice, 'bob', 'unfollow')).toMatchObject({ ...STRANGER, ...shown })

    person(world, 'carol').locked = true
    await act(alice, 'carol', 'follow', hidden)
    const taken = { ...STRANGER, showing_reblogs: false, showing_replies: false }
    expect(await act(alice, 'carol', 'unfollow')).toMatchObject(taken)
    expect(await relationTo(alice, 'carol')).toMatchObject(taken)
    expect(await visit(world, 'carol').get('/api/v1/follow_requests')).toEqual([])
    expect(await act(alice, 'carol', 'follow')).toMatchObject({ ...ASKING, ...shown })
  })

  test('a removed follower no longer follows, and nobody else is removed', async () => {
    expect(await act(alice, 'bob', 'remove_from_followers')).toMatchObject({ followed_by: false })
    const bob = visit(world, 'bob')
    expect(await relationTo(bob, 'alice')).toMatchObject({ ...STRANGER, rejected_by: true })
    expect(await act(alice, 'carol', 'remove_from_followers')).toMatchObject({ followed_by: false })
    expect(await relationTo(visit(world, 'carol'), 'alice')).toMatchObject(STRANGER)
    expect(await act(bob, 'alice', 'follow')).toMatchObject(FOLLOWING)
    expect(await relationTo(alice, 'dave')).toMatchObject({ followed_by: true })
  })

  test('oneself is nobody to follow', async () => {
    const answer = await alice.send('POST', `/api/v1/accounts/${person(world, 'alice').id}/follow`)
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'target is current user' }])
  })

  // docs/server/timelines.md#home
  test('what is hidden of a person is not at home, unless it is about the own posts', async () => {
    const [owner, bob, carol] = [person(world, 'alice'), person(world, 'bob'), person(world, 'carol')]
    await act(alice, 'bob', 'follow', { reblogs: false, replies: false })
    const mine = addPost(world, { author: owner, text: 'mine' })
    const hers = addPost(world, { author: carol, text: 'hers' })
    for (const about of [mine, hers]) {
      now += 1000
      repost(world, bob, about)
      addPost(world, { author: bob, text: `to ${about.id}`, in_reply_to: about })
    }
    const home: { account: { acct: string }; reblog: { id: string } | null; content: string }[] =
      await alice.get('/api/v1/timelines/home?limit=4')
    const his = home.filter(({ account }) => account.acct === 'bob').slice(0, 2)
    expect(his.map(({ reblog, content }) => reblog?.id ?? content)).toEqual([`<p>to ${mine.id}</p>`, mine.id])
  })
})

// docs/server/relationships.md#lists-of-followers
test.each(['followers', 'following', 'subscribers'])('nobody sees the %s of others', async (list) => {
  const path = `/api/v1/accounts/${person(world, 'alice').id}/${list}`
  subscribe(world, { sender: person(world, 'bob'), recipient: person(world, 'alice'), expires_at: NOON + 1 })
  expect((await alice.get(path)).length).toBeGreaterThan(0)
  expect(await visit(world, 'bob').get(path)).toEqual([])
  expect(await visit(world, 'carol').get(path)).toEqual([])
  expect((await visit(world, null).send('GET', path)).status).toBe(401)
})

// docs/server/relationships.md#mute
describe('muting', () => {
  /**
   * Fills every list of alice's with a post or a deed of bob's. Returns the list's paths and an id of his
   * post.
   */
  function write() {
    const [owner, bob] = [person(world, 'alice'), person(world, 'bob')]
    const post = addPost(world, { author: bob, text: '@alice look #tea' })
    const letter = addPost(world, { author: bob, text: '@alice psst', visibility: 'direct' })
    const mine = addPost(world, { author: owner, text: 'mine' })
    const reply = addPost(world, { author: bob, text: 'yours', in_reply_to: mine })
    const below = addPost(world, { author: person(world, 'carol'), text: 'ours', in_reply_to: reply })
    const passedOn = repost(world, person(world, 'erin@meadow.example'), post)
    const quoting = addPost(world, { author: owner, text: 'see', quote: post })
    const feed = addFeed(world, { owner, title: 'F', members: [bob] })
    bookmark(world, owner, post)
    like(world, bob, mine)
    const timelines = ['home', 'public', 'public?local=true', 'direct', 'tag/tea', `list/${feed.id}`]
    return { bob, post, letter, mine, below, passedOn, quoting, timelines }
  }

  const idsOf = async (path: string): Promise<string[]> =>
    (await alice.get(path)).flatMap((post: { id: string; reblog?: { id: string } | null }) =>
      post.reblog ? [post.id, post.reblog.id] : [post.id],
    )

  test('hides a person from timelines, notifications and threads until it ends', async () => {
    const { bob, post, mine, below, timelines } = write()
    const lists = timelines.map((name) => `/api/v1/timelines/${name}`)
    const byBob = (ids: string[]) => ids.filter((id) => world.posts.row(id)?.author_id === bob.id)
    const read = () => Promise.all(lists.map(async (path) => byBob(await idsOf(path)).length))
    const senders = async () =>
      (await alice.get('/api/v1/notifications')).map(
        ({ account }: { account: { acct: string } }) => account.acct,
      )
    const before = await read()
    for (const found of before) expect(found).toBeGreaterThan(0)
    expect(await senders()).toContain('bob')

    expect(await act(alice, 'bob', 'mute')).toMatchObject({ muting: true, following: true })
    await act(alice, 'bob', 'mute')
    expect(await read()).toEqual(lists.map(() => 0))
    expect(await senders()).not.toContain('bob')
    const thread = await alice.get(`/api/v1/statuses/${mine.id}/thread`)
    expect(thread.map(({ id }: { id: string }) => id)).toEqual([mine.id, below.id])
    expect(thread[1]).toMatchObject({ pleroma: { parent_visible: false } })
    expect((await alice.send('GET', `/api/v1/statuses/${post.id}/thread`)).status).toBe(404)

    expect(await act(alice, 'bob', 'unmute')).toMatchObject({ muting: false, following: true })
    expect(await read()).toEqual(before)
    expect(await senders()).toContain('bob')
  })

  test('hides what others repost of them, and leaves the other posts of those', async () => {
    const { passedOn } = write()
    expect(await idsOf('/api/v1/timelines/home')).toContain(passedOn.id)
    await act(alice, 'bob', 'mute')
    const home = await idsOf('/api/v1/timelines/home')
    expect(home).not.toContain(passedOn.id)
    const erin = person(world, 'erin@meadow.example').id
    expect(home.some((id) => world.posts.row(id)?.author_id === erin)).toBe(true)
  })

  test('marks the posts as hidden where they still are', async () => {
    const { bob, post, quoting } = write()
    await act(alice, 'bob', 'mute')
    const [bookmarked] = await alice.get('/api/v1/bookmarks')
    const profile = await alice.get(`/api/v1/accounts/${bob.id}/statuses?exclude_replies=false`)
    expect(bookmarked).toMatchObject({ id: post.id, hidden: true })
    expect(profile.length).toBeGreaterThan(0)
    for (const shown of profile) expect(shown).toMatchObject({ hidden: true })
    expect(await alice.get(`/api/v1/statuses/${quoting.id}`)).toMatchObject({
      hidden: false,
      quote: { quoted_status: { id: post.id, hidden: true } },
      pleroma: { quote_visible: false },
    })
  })

  test('concerns only who mutes, is in their list, and nobody mutes themselves', async () => {
    const { post } = write()
    await act(alice, 'bob', 'mute')
    expect(await alice.get('/api/v1/mutes')).toMatchObject([{ acct: 'bob' }])
    expect(await visit(world, 'carol').get('/api/v1/mutes')).toEqual([])
    expect(await visit(world, 'carol').get(`/api/v1/statuses/${post.id}`)).toMatchObject({ hidden: false })
    expect(await act(alice, 'alice', 'mute')).toMatchObject({ error: 'target is current user' })
    expect(await act(alice, 'alice', 'unmute')).toMatchObject({ muting: false })
  })
})
