/** Tests docs/spec/conversations.md#list-of-followed-conversations. */
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { trackConversation } from '#contract/endpoints/post-actions.ts'
import { getViewer } from '#contract/endpoints/session.ts'
import { updateClientConfig } from '#contract/endpoints/settings.ts'
import { createPost, deletePost } from '#contract/endpoints/writing.ts'
import type { Post } from '#contract/entities/post.ts'
import { seedSmall } from '#demo/seeds/small.ts'
import { setVersion } from '#server/policies/version.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { call } from '../connection/api.ts'
import { followedQuery } from './follow-conversation.ts'

const follow = ({ id }: Post, status = 'follow') =>
  call(trackConversation, { params: { id }, body: { status } })
const write = (status: string) => call(createPost, { idempotencyKey: status, body: { status } })

async function listed(...ids: string[]): Promise<string[]> {
  await call(updateClientConfig, { body: { kith: { followedConversations: ids.join(' ') } } })
  const client = new QueryClient()
  client.setQueryData(['viewer'], await call(getViewer, {}))
  const { pages } = await client.fetchInfiniteQuery(followedQuery)
  return pages.flatMap(({ items }) => items.map(({ content }) => content.replace(/<[^>]+>/g, '')))
}

let version = '5.9.1'

beforeEach(() => {
  version = '5.9.1'
})

// docs/spec/conversations.md#list-of-followed-conversations
test.each(['5.9.1', '5.0.0'])('on %s those are listed that the server still calls followed', async (it) => {
  version = it
  connectToServer({
    seed: (world) => {
      seedSmall(world)
      setVersion(world, version)
    },
  })
  await signInAs('alice')
  const [one, two, gone, left] = [
    await write('one'),
    await write('two'),
    await write('gone'),
    await write('left'),
  ]
  for (const post of [one, two, gone, left]) await follow(post)
  await follow(left, 'normal')
  await call(deletePost, { params: { id: gone.id } })
  expect(await listed(two.id, gone.id, left.id, one.id)).toEqual(['two', 'one'])
  expect(await listed()).toEqual([])
})
