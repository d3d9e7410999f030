/**
 * What is gone with a post, a thread of a group, a group and an account, and what stays
 * (docs/server/writing.md#delete, docs/server/threads.md#delete-a-thread,
 * docs/server/groups.md#the-end-of-a-group, docs/server/administration.md#delete-an-account).
 */
import { beforeEach, describe, expect, test } from 'vitest'
import { NOON, person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { addAttachment, addFile } from '../world/media.ts'
import { mute } from '../world/relations.ts'
import type { World } from '../world/world.ts'

const STATUSES = '/api/v1/statuses'

let now: number
let world: World
let [alice, bob, carol]: Visitor[] = []
let group: { id: string }

beforeEach(async () => {
  now = NOON
  world = smallWorld(() => now)
  ;[alice, bob, carol] = [visit(world, 'alice'), visit(world, 'bob'), visit(world, 'carol')]
  group = await people().alice.post('/api/v1/groups', { name: 'club' })
})

function people() {
  if (!alice || !bob || !carol) throw new Error('Nobody is here yet')
  return { alice, bob, carol }
}

const write = (visitor: Visitor, status: string, more: object = {}) =>
  visitor.post(STATUSES, { status, ...more })
const statusOf = async (visitor: Visitor, id: string) =>
  (await visitor.send('GET', `${STATUSES}/${id}`)).status
const deleteThread = (visitor: Visitor, id: string) => visitor.send('DELETE', `${STATUSES}/${id}/thread`)
const contents = (posts: { content: string }[]) => posts.map(({ content }) => content.replace(/<.*?>/g, ''))
const postsOf = async (name: string) =>
  (await people().alice.get(`/api/v1/accounts/${person(world, name).id}`)).statuses_count
const warnings = async (visitor: Visitor) =>
  (await visitor.get('/api/v1/notifications')).filter(
    ({ type }: { type: string }) => type === 'moderation_warning',
  )

/** A thread of bob's in the group, with an answer, what is below that, and one beside it. */
async function writeThread() {
  const { alice, bob, carol } = people()
  const root = await write(bob, 'root', { group_id: group.id })
  const answer = await write(carol, 'answer', { in_reply_to_id: root.id })
  const below = await write(bob, 'below', { in_reply_to_id: answer.id })
  const beside = await write(alice, 'beside', { in_reply_to_id: root.id })
  return { root, answer, below, beside }
}

// docs/server/writing.md#delete
describe('a post that is deleted', () => {
  test('goes with all below it; what is above and beside it stays, and counts one reply less', async () => {
    const { bob, carol } = people()
    const { root, answer, below, beside } = await writeThread()
    const before = await postsOf('bob')
    expect((await carol.send('DELETE', `${STATUSES}/${answer.id}`)).status).toBe(200)
    for (const { id } of [answer, below]) expect(await statusOf(bob, id)).toBe(404)
    expect(contents(await bob.get(`${STATUSES}/${root.id}/thread`))).toEqual(['root', 'beside'])
    expect(await bob.get(`${STATUSES}/${root.id}`)).toMatchObject({ replies_count: 1 })
    expect(await postsOf('bob')).toBe(before - 1)
    expect(await bob.get(`${STATUSES}?id[]=${root.id}&id[]=${answer.id}&id[]=${beside.id}`)).toHaveLength(2)
    const again = await carol.send('DELETE', `${STATUSES}/${answer.id}`)
    expect([again.status, (await again.json()).error]).toEqual([404, 'post not found'])
  })

  test('leaves its quotes without it, with the line of the link', async () => {
    const { alice, bob } = people()
    const post = await write(bob, 'words')
    const quote = await write(alice, 'see', { quote_id: post.id })
    const link = await write(alice, `see [[${post.uri}]]`)
    await bob.send('DELETE', `${STATUSES}/${post.id}`)
    const left = await alice.get(`${STATUSES}/${quote.id}`)
    expect(left).toMatchObject({ quote: null, links: [], pleroma: { quote: null } })
    expect(left.content).toContain(`<a href="${post.uri}"`)
    const edit = async (id: string, body: object) =>
      (await alice.send('PUT', `${STATUSES}/${id}`, body)).json()
    expect(await edit(quote.id, { status: 'see', quote_id: post.id })).toMatchObject({
      error: 'quoted post does not exist',
    })
    expect((await edit(quote.id, { status: 'see' })).content).toBe('<p>see</p>')
    expect((await edit(link.id, { status: `see [[${post.uri}]]` })).content).not.toContain('<a')
  })

  test('can be neither answered nor voted in, and its files are gone', async () => {
    const { alice, bob } = people()
    const owner = person(world, 'bob')
    const file = addFile(world, Uint8Array.of(1), 'image/png')
    const { id } = addAttachment(world, { owner, file, media_type: 'image/png' })
    const post = await write(bob, 'words', { media_ids: [id] })
    const poll = await write(bob, 'which', { poll: { options: ['a', 'b'], expires_in: 600 } })
    for (const gone of [post, poll]) await bob.send('DELETE', `${STATUSES}/${gone.id}`)
    expect(await write(alice, 'late', { in_reply_to_id: post.id })).toMatchObject({
      error: 'parent post does not exist',
    })
    expect(await write(bob, 'again', { media_ids: [id] })).toMatchObject({ error: 'attachment not found' })
    expect((await bob.send('GET', `/api/v1/media/${id}`)).status).toBe(404)
    const vote = await alice.send('POST', `/api/v1/polls/${poll.id}/votes`, { choices: [0] })
    expect([vote.status, (await vote.json()).error]).toEqual([404, 'post not found'])
  })

  test('is answered without a viewer', async () => {
    const { bob } = people()
    const post = await write(bob, 'words')
    for (const action of ['favourite', 'bookmark', 'pin']) await bob.post(`${STATUSES}/${post.id}/${action}`)
    const answer = await (await bob.send('DELETE', `${STATUSES}/${post.id}`)).json()
    expect(answer).toMatchObject({ favourited: false, bookmarked: false, pinned: true })
    expect(answer.conversation).toMatchObject({ can_moderate: null })
  })
})

// docs/server/threads.md#delete-a-thread
describe('deleting a thread of a group', () => {
  test.each([
    ['root', []],
    ['answer', ['root', 'beside']],
    ['below', ['root', 'answer', 'beside']],
    ['beside', ['root', 'answer', 'below']],
  ] as const)('of %s leaves %j', async (named, left) => {
    const { alice, bob } = people()
    const thread = await writeThread()
    const answer = await deleteThread(alice, thread[named].id)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([204, 'application/json'])
    for (const name of ['root', 'answer', 'below', 'beside'] as const) {
      const isLeft = (left as readonly string[]).includes(name)
      expect([name, await statusOf(bob, thread[name].id)]).toEqual([name, isLeft ? 200 : 404])
    }
    expect((await deleteThread(alice, thread[named].id)).status).toBe(404)
  })

  test('warns the author of the post named alone, who may be the moderator or mute them', async () => {
    const { alice, bob, carol } = people()
    const { answer, beside } = await writeThread()
    mute(world, person(world, 'carol'), person(world, 'alice'))
    await deleteThread(alice, answer.id)
    await deleteThread(alice, beside.id)
    expect(await warnings(bob)).toEqual([]) // wrote what was below
    expect(await warnings(carol)).toEqual([])
    await carol.post(`/api/v1/accounts/${person(world, 'alice').id}/unmute`)
    const told = {
      account: { username: 'alice' },
      status: null,
      moderation_warning: { action: 'delete_statuses', text: '', status_ids: null },
    }
    expect(await warnings(carol)).toMatchObject([told])
    expect(await warnings(alice)).toMatchObject([told])
  })

  test('is for administrators of the group, and for posts of a group that they see', async () => {
    const { alice, bob, carol } = people()
    const { answer } = await writeThread()
    // Its author, and an administrator of the server.
    for (const visitor of [bob, carol]) expect((await deleteThread(visitor, answer.id)).status).toBe(403)
    const whispered = await write(bob, 'between us', { in_reply_to_id: answer.id, visibility: 'direct' })
    const elsewhere = await write(bob, `@club@${new URL(world.baseUrl).host} hello`)
    const unknown = { id: crypto.randomUUID() }
    const again = await bob.post(`${STATUSES}/${elsewhere.id}/reblog`)
    for (const { id } of [whispered, elsewhere, unknown, again])
      expect((await deleteThread(alice, id)).status).toBe(404)
    await deleteThread(alice, answer.id)
    expect(await statusOf(carol, whispered.id)).toBe(404)
  })
})

// docs/server/groups.md#the-end-of-a-group
describe('the end of a group', () => {
  test.each([
    ['its administrator', () => people().alice.send('DELETE', `/api/v1/groups/${group.id}`)],
    ['one of the server', () => people().carol.send('DELETE', `/api/v1/admin/accounts/${group.id}`)],
  ])('by %s takes all threads along, and nobody writes less', async (_, end) => {
    const { bob } = people()
    const { root, answer, below, beside } = await writeThread()
    const mention = await write(bob, 'hello @club')
    const quote = await write(bob, 'see', { quote_id: root.id })
    const before = await postsOf('bob')
    expect((await end()).status).toBe(204)
    for (const { id } of [root, answer, below, beside]) expect(await statusOf(bob, id)).toBe(404)
    expect(await bob.get(`${STATUSES}/${mention.id}`)).toMatchObject({ mentions: [] })
    expect(await bob.get(`${STATUSES}/${quote.id}`)).toMatchObject({ quote: null, links: [] })
    expect(await postsOf('bob')).toBe(before)
    expect(await warnings(bob)).toEqual([])
    expect(await people().alice.post('/api/v1/groups', { name: 'club' })).toMatchObject({ username: 'club' })
  })

  test('comes within a minute after its maker has deleted the account', async () => {
    const { alice, bob } = people()
    const { root } = await writeThread()
    await alice.send('POST', '/api/v1/settings/delete_account')
    expect(await bob.get(`/api/v1/groups/${group.id}/members`)).toEqual([])
    expect(await write(bob, 'going on', { group_id: group.id })).toMatchObject({ content: '<p>going on</p>' })
    now += 60_000
    expect(await statusOf(bob, root.id)).toBe(404)
    expect((await bob.send('GET', `/api/v1/accounts/${group.id}`)).status).toBe(404)
  })

  test('does not come when its maker only leaves', async () => {
    const { alice, bob } = people()
    const { root } = await writeThread()
    await alice.post(`/api/v1/accounts/${group.id}/unfollow`, {})
    now += 60_000
    expect(await statusOf(bob, root.id)).toBe(200)
    expect(await alice.get('/api/v1/groups/followed?filter=moderating')).toHaveLength(1)
  })
})

// docs/server/administration.md#delete-an-account
test('the votes of an account that is deleted stay, and its posts go with all below them', async () => {
  const { alice, bob } = people()
  const poll = await write(alice, 'which', { poll: { options: ['a', 'b'], expires_in: 600 } })
  await bob.post(`/api/v1/polls/${poll.id}/votes`, { choices: [0] })
  const post = await write(bob, 'words')
  const answer = await write(alice, 'answer', { in_reply_to_id: post.id })
  expect((await bob.send('POST', '/api/v1/settings/delete_account')).status).toBe(204)
  expect((await bob.send('GET', '/api/v1/timelines/home')).status).toBe(401)
  expect(await statusOf(alice, answer.id)).toBe(404)
  expect(await alice.get(`${STATUSES}/${poll.id}`)).toMatchObject({
    poll: { votes_count: 1, voters_count: 1 },
  })
})
