/** Tests docs/spec/post-actions.md#load-replies. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getThread } from '#contract/endpoints/posts.ts'
import { seedSmall } from '#demo/seeds/small.ts'
import { setVersion } from '#server/policies/version.ts'
import { addPost } from '#server/world/posts.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { person } from '#tests/harness/visitor.ts'
import { call } from '../connection/api.ts'
import { askForReplies } from './post-actions.ts'

let first: string
let reply: string
let asked: number

async function open(version: string) {
  asked = 0
  connectToServer({
    onCall: (_method, path) => {
      if (path.endsWith('/load_conversation')) asked += 1
      return undefined
    },
    seed: (world) => {
      seedSmall(world)
      setVersion(world, version)
      const author = person(world, 'erin@meadow.example')
      const root = addPost(world, { author, content: '<p>the first post</p>' })
      const answer = addPost(world, { author, content: '<p>and one more</p>', in_reply_to: root })
      first = root.id
      reply = answer.id
    },
  })
  await signInAs('carol')
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }))
afterEach(() => vi.useRealTimers())

// docs/spec/post-actions.md#load-replies
test.each([
  ['4.11.0', false],
  ['5.4.0', false],
  ['5.5.0', true],
  ['5.9.1', true],
])('on %s a reply brings what answers it, and the rest of its thread: %s', async (version, hasRest) => {
  await open(version)
  await askForReplies(reply, `4.0.0 (compatible; Mitra ${version})`)
  expect(asked).toBe(hasRest ? 2 : 1)
  vi.advanceTimersByTime(5_000)
  const thread = await call(getThread, { params: { id: reply } })
  const answers = (id: string) => thread.filter(({ in_reply_to_id }) => in_reply_to_id === id).length
  expect(answers(reply)).toBeGreaterThan(0)
  expect(answers(first) > 1).toBe(hasRest)
})
