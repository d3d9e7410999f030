/** Tests the calls of administrators (docs/server/administration.md#delete-a-post, docs/server/writing.md#delete). */
import { beforeEach, expect, test } from 'vitest'
import { person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { addPost } from '../world/posts.ts'
import type { PostRecord } from '../world/records.ts'
import { repost } from '../world/reposts.ts'
import type { World } from '../world/world.ts'

let world: World
let alice: Visitor
let carol: Visitor
let post: PostRecord

beforeEach(() => {
  world = smallWorld()
  alice = visit(world, 'alice')
  carol = visit(world, 'carol')
  post = addPost(world, { author: person(world, 'alice'), text: 'a' })
})

const remove = (visitor: Visitor, { id }: PostRecord) => visitor.send('DELETE', `/api/v1/admin/posts/${id}`)

test('a post is deleted with its replies, and its author is notified', async () => {
  const reply = addPost(world, { author: person(world, 'bob'), text: 'b', in_reply_to: post })
  const answer = await remove(carol, post)
  expect(answer.status).toBe(204)
  expect(await answer.text()).toBe('')
  for (const { id } of [post, reply])
    expect((await alice.send('GET', `/api/v1/statuses/${id}`)).status).toBe(404)
  expect((await remove(carol, post)).status).toBe(404)
  const [told] = await alice.get('/api/v1/notifications')
  expect(told).toMatchObject({
    type: 'moderation_warning',
    account: { username: 'carol' },
    status: null,
    moderation_warning: { action: 'delete_statuses', text: '', status_ids: null },
  })
})

test('remote and hidden posts are deleted as well; the id of a repost is not found', async () => {
  const foreign = addPost(world, { author: person(world, 'erin@meadow.example'), content: 'x' })
  const secret = addPost(world, { author: person(world, 'bob'), text: '@alice', visibility: 'direct' })
  const wrapper = repost(world, person(world, 'bob'), post)
  expect((await remove(carol, wrapper)).status).toBe(404)
  expect((await remove(carol, foreign)).status).toBe(204)
  expect((await remove(carol, secret)).status).toBe(204)
})

test('others are refused, authors too', async () => {
  for (const name of ['alice', 'bob', 'dave']) {
    expect((await remove(visit(world, name), post)).status).toBe(403)
  }
  expect((await remove(visit(world, null), post)).status).toBe(401)
  expect((await carol.send('DELETE', `/api/v1/statuses/${post.id}`)).status).toBe(403)
})
