/** Tests docs/spec/timelines.md#catch-up. */
import { beforeEach, expect, test } from 'vitest'
import { createPost } from '#contract/endpoints/writing.ts'
import { KEYS, readStored, writeStored } from '#platform/storage/storage.ts'
import { connectToServer, signInAs, tokenOf } from '#tests/harness/client-and-server.ts'
import { call } from '../connection/api.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { noteReading } from '../home-marker/visit.ts'
import { catchUpQuery } from './catch-up.ts'

const calls: string[] = []

beforeEach(async () => {
  calls.length = 0
  connectToServer({ onCall: (method, path) => void calls.push(`${method} ${path}`) })
  await signInAs('alice')
})

async function write(count: number): Promise<string[]> {
  const token = await tokenOf('alice')
  const ids: string[] = []
  for (let number = 1; number <= count; number++) {
    const { id } = await call(
      createPost,
      { idempotencyKey: `${number}`, body: { status: `post ${number}` } },
      { token },
    )
    ids.push(id)
  }
  return ids
}

const load = (since: 'visit' | 'day' = 'visit') => createQueryClient().fetchQuery(catchUpQuery(since))
const pages = () => calls.filter((each) => each.includes('/timelines/home'))

// docs/spec/timelines.md#catch-up
test('it begins where Home was seen before the visit, however far it is read meanwhile', async () => {
  const [seen = '', ...newer] = await write(4)
  writeStored(KEYS.owner, 'one who reads')
  writeStored(KEYS.homeSeen, seen)
  noteReading()
  writeStored(KEYS.homeSeen, newer.at(-1) ?? '')
  const { items, isWhole, since, newest } = await load()
  expect(items.map(({ id }) => id)).toEqual(newer.toReversed())
  expect({ isWhole, since, newest }).toEqual({ isWhole: true, since: 'visit', newest: newer.at(-1) })
  expect(pages()).toHaveLength(1)
})

// docs/spec/timelines.md#catch-up
test('it looks through so many entries and says that there are more', async () => {
  const [seen = ''] = await write(1)
  await write(205)
  writeStored(KEYS.owner, 'another one')
  writeStored(KEYS.homeSeen, seen)
  const { items, isWhole } = await load()
  expect([items.length, isWhole]).toEqual([200, false])
  expect(pages()).toHaveLength(5)
})

// docs/spec/timelines.md#catch-up
test('a device without a place begins at the marker of the server, or shows the last day', async () => {
  writeStored(KEYS.owner, 'a third one')
  const [seen = '', ...newer] = await write(3)
  const first = await load()
  expect([first.since, first.items.length >= 3]).toEqual(['day', true])
  const client = createQueryClient()
  client.setQueryData(['home-marker'], seen)
  const { items, since } = await client.fetchQuery(catchUpQuery('visit'))
  expect([since, items.map(({ id }) => id)]).toEqual(['visit', newer.toReversed()])
  expect(readStored(KEYS.homeSeen)).toBeNull()
})
