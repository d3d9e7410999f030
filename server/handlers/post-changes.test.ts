/** Editing and deleting (docs/server/writing.md#edit, docs/server/writing.md#delete). */
import { beforeEach, describe, expect, test } from 'vitest'
import { NOON, person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { addAttachment, addFile } from '../world/media.ts'
import { addPost } from '../world/posts.ts'
import { bookmark, like, react } from '../world/reactions.ts'
import type { PostRecord } from '../world/records.ts'
import { subscribe } from '../world/subscriptions.ts'
import type { World } from '../world/world.ts'

let world: World
let alice: Visitor
let bob: Visitor

beforeEach(() => {
  world = smallWorld()
  alice = visit(world, 'alice')
  bob = visit(world, 'bob')
})

const post = (more: object = {}) => addPost(world, { author: person(world, 'alice'), text: '**a**', ...more })

async function edit({ id }: PostRecord, body: object, visitor = alice) {
  const answer = await visitor.send('PUT', `/api/v1/statuses/${id}`, body)
  const json = await answer.json()
  return answer.status === 200 ? json : [answer.status, json.error]
}

const attach = () =>
  addAttachment(world, {
    owner: person(world, 'alice'),
    file: addFile(world, Uint8Array.of(1), 'image/png'),
    media_type: 'image/png',
  })

describe('an edit', () => {
  test('replaces everything', async () => {
    const quote = addPost(world, { author: person(world, 'bob'), text: 'q' })
    const old = post({ title: 't', language: 'en', sensitive: true, quote })
    const edited = await edit(old, { status: 'b #c' })
    expect(edited).toMatchObject({ title: null, language: null, sensitive: false, quote: null, links: [] })
    expect(edited).toMatchObject({ tags: [{ name: 'c' }], edited_at: new Date(NOON).toISOString() })
  })

  test('a link is listed like a quote, but only a quote gets a paragraph', async () => {
    const other = addPost(world, { author: person(world, 'bob'), text: 'q' })
    const old = post()
    const linked = await edit(old, { status: `see [[${other.uri}]]` })
    expect(linked).toMatchObject({ links: [{ id: other.id }], pleroma: { quote: { id: other.id } } })
    expect(linked.content).not.toContain('RE: ')
    const quoting = await edit(old, { status: 'see', quote_id: other.id })
    expect(quoting).toMatchObject({ links: [{ id: other.id }], pleroma: { quote: { id: other.id } } })
    expect(quoting.content).toContain(`<p>RE: <a href="${other.uri}"`)
  })

  test('deletes the files that it does not name', async () => {
    const [kept, dropped] = [attach(), attach()]
    const old = post({ attachments: [kept, dropped] })
    const edited = await edit(old, { status: 'b', media_ids: [kept.id] })
    expect(edited.media_attachments).toMatchObject([{ id: kept.id }])
    expect((await alice.send('GET', `/api/v1/media/${dropped.id}`)).status).toBe(404)
    expect(await edit(old, { status: 'b', media_ids: [dropped.id] })).toEqual([404, 'attachment not found'])
    expect(await edit(old, { status: 'b' })).toMatchObject({ media_attachments: [] })
    expect(await edit(old, { status: '' })).toEqual([400, 'post can not be empty'])
  })

  test('changes neither the poll nor the visibility', async () => {
    subscribe(world, {
      sender: person(world, 'bob'),
      recipient: person(world, 'alice'),
      expires_at: NOON + 1,
    })
    const poll = { options: ['x', 'y'], expires_at: null }
    const old = post({ visibility: 'subscribers', poll })
    const edited = await edit(old, { status: 'b', visibility: 'public', poll: null })
    expect(edited).toMatchObject({ visibility: 'subscribers', mentions: [{ username: 'bob' }] })
    expect(edited.poll.options).toHaveLength(2)
  })

  test('notifies people whom the text did not mention before', async () => {
    const old = post({ text: '@bob a' })
    const mentions = async (visitor: Visitor) => {
      const all: { type: string; status: { id: string } }[] = await visitor.get('/api/v1/notifications')
      return all.filter(({ type, status }) => type === 'mention' && status.id === old.id).length
    }
    const carol = visit(world, 'carol')
    expect([await mentions(bob), await mentions(carol)]).toEqual([1, 0])
    await edit(old, { status: '@bob @carol b' })
    await edit(old, { status: '@bob @carol c' })
    expect([await mentions(bob), await mentions(carol)]).toEqual([1, 1])
  })

  test('of a text that was written as HTML is offered as HTML', async () => {
    const html = await alice.post('/api/v1/statuses', { status: '<p>a</p>', content_type: 'text/html' })
    const source = await alice.get(`/api/v1/statuses/${html.id}/source`)
    expect(source).toEqual({
      id: html.id,
      content_type: 'text/html',
      text: '<p>a</p>',
      title: null,
      spoiler_text: '',
    })
  })

  test.each([
    [{}, 400, /^Json deserialize error: missing field `status`/],
    [{ status: 'a', content_type: 'text/plain' }, 400, /^unsupported content type$/],
    [{ status: 'a', title: 'x'.repeat(301) }, 400, /^title is too long$/],
    [{ status: 'a', quote_id: crypto.randomUUID() }, 400, /^quoted post does not exist$/],
  ])('%j is refused', async (body, status, error) => {
    expect(await edit(post(), body)).toEqual([status, expect.stringMatching(error)])
  })

  test('is refused to all but the author', async () => {
    expect(await edit(post(), { status: 'x' }, bob)).toEqual([403, 'permission error'])
    expect((await bob.send('GET', `/api/v1/statuses/${post().id}/source`)).status).toBe(403)
  })
})

describe('a deletion', () => {
  const remove = ({ id }: PostRecord, visitor = alice) => visitor.send('DELETE', `/api/v1/statuses/${id}`)

  test('returns the post with its markdown', async () => {
    const old = post()
    const answer = await remove(old)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ id: old.id, text: '**a**', content: expect.any(String) })
    expect((await remove(old)).status).toBe(404)
    const html = post({ text: undefined, html: '<p>a</p>' })
    expect(await (await remove(html)).json()).toMatchObject({ text: '' })
  })

  test('also deletes replies, likes, reactions and notifications', async () => {
    const root = post()
    const reply = addPost(world, { author: person(world, 'bob'), text: 'b', in_reply_to: root })
    const deep = addPost(world, { author: person(world, 'carol'), text: 'c', in_reply_to: reply })
    await bob.post(`/api/v1/statuses/${root.id}/reblog`)
    await bob.post(`/api/v1/statuses/${deep.id}/reblog`)
    for (const deed of [like, bookmark]) deed(world, person(world, 'bob'), root)
    react(world, person(world, 'bob'), root, '🎉')
    const quoting = addPost(world, { author: person(world, 'bob'), text: 'q', quote: root })
    await remove(root)
    for (const { id } of [root, reply, deep]) {
      expect((await bob.send('GET', `/api/v1/statuses/${id}`)).status).toBe(404)
      expect(JSON.stringify(await bob.get('/api/v1/timelines/home'))).not.toContain(`"${id}"`)
    }
    expect(await alice.get('/api/v1/notifications')).not.toContainEqual(
      expect.objectContaining({ account: expect.objectContaining({ username: 'bob' }), type: 'favourite' }),
    )
    expect(await bob.get(`/api/v1/statuses/${quoting.id}`)).toMatchObject({ quote: null, links: [] })
  })

  test('is refused to all but the author', async () => {
    expect((await remove(post(), bob)).status).toBe(403)
  })
})
