/** Emoji given and taken back (docs/server/posts.md#react, docs/server/posts.md#reaction). */
import { beforeEach, expect, test } from 'vitest'
import { person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { addCustomEmoji, addFile } from '../world/media.ts'
import { addPost } from '../world/posts.ts'
import { react } from '../world/reactions.ts'
import type { PostRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

let world: World
let alice: Visitor
let post: PostRecord

beforeEach(() => {
  world = smallWorld()
  alice = visit(world, 'alice')
  post = addPost(world, { author: person(world, 'bob'), text: 'look' })
  const file = addFile(world, Uint8Array.of(1), 'image/png')
  addCustomEmoji(world, { shortcode: 'leaf', file })
  addCustomEmoji(world, { shortcode: 'bee', host: 'meadow.example', file })
})

const send = (method: 'PUT' | 'DELETE', emoji: string) =>
  alice.send(method, `/api/v1/pleroma/statuses/${post.id}/reactions/${encodeURIComponent(emoji)}`)

async function reactionsAfter(method: 'PUT' | 'DELETE', emoji: string) {
  const answer = await send(method, emoji)
  expect(answer.status).toBe(200)
  return (await answer.json()).pleroma.emoji_reactions
}

async function refusal(method: 'PUT' | 'DELETE', emoji: string) {
  const answer = await send(method, emoji)
  return [answer.status, (await answer.json()).error]
}

test.each(['🎉', '❤️', '1️⃣', '👩‍👩‍👧', '🏳️‍🌈', '🇩🇪'])('%s is one character', async (emoji) => {
  expect(await reactionsAfter('PUT', emoji)).toEqual([{ name: emoji, url: null, count: 1, me: true }])
  expect(await refusal('PUT', emoji)).toEqual([400, 'reaction already exists'])
  expect(await reactionsAfter('DELETE', emoji)).toEqual([])
  expect(await refusal('DELETE', emoji)).toEqual([404, 'reaction not found'])
})

test('a local emoji is named with or without colons', async () => {
  expect(await reactionsAfter('PUT', 'leaf')).toMatchObject([{ name: 'leaf', count: 1, me: true }])
  expect(await refusal('PUT', ':leaf:')).toEqual([400, 'reaction already exists'])
  expect(await reactionsAfter('DELETE', ':leaf:')).toEqual([])
})

test('a remote emoji can be added where the post already has it', async () => {
  expect(await refusal('PUT', 'bee')).toEqual([404, 'emoji not found'])
  react(world, person(world, 'erin@meadow.example'), post, ':bee:')
  expect(await reactionsAfter('PUT', 'bee')).toMatchObject([
    { name: 'bee', url: expect.stringContaining('/media/'), count: 2, me: true },
  ])
})

test.each([
  ['🎉🎉', 404, 'emoji not found'],
  ['no such thing', 404, 'emoji not found'],
  [`e${'\u0301'.repeat(200)}`, 400, 'reaction content is too long'],
])('%s is refused', async (emoji, status, error) => {
  expect(await refusal('PUT', emoji)).toEqual([status, error])
  expect(await refusal('DELETE', emoji)).toEqual([404, 'reaction not found'])
})
