/** Tests docs/spec/account.md#add-an-alias, docs/spec/feeds.md#add-a-member. */
import { beforeEach, expect, test } from 'vitest'
import { seedSettings } from '#demo/seeds/settings.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { lookUp } from './people-by-address.ts'

let asked: string[]

beforeEach(async () => {
  connectToServer({ seed: seedSettings, onCall: (_, path) => void asked.push(path) })
  asked = []
  await signInAs('alice')
  asked = []
})

const find = async (address: string, elsewhere: boolean) =>
  (await lookUp(createQueryClient(), { address, instanceUri: 'kith.example', elsewhere }))?.acct

test('a person whom the first search does not give is looked up', async () => {
  // Ten neighbours have addresses that begin like this one.
  expect(await find('neighbour1', false)).toBe('neighbour1')
  expect(await find('alice@new.example', true)).toBe('alice@new.example')
  expect(asked.filter((path) => path.includes('resolve=true'))).toEqual([])
})

// docs/spec/account.md#add-an-alias
test.each([
  [
    true,
    [
      'q=ada%40far.example&resolve=false&limit=5',
      'acct=ada%40far.example',
      'q=ada%40far.example&resolve=true&limit=5',
    ],
  ],
  [false, ['q=ada%40far.example&resolve=false&limit=5', 'acct=ada%40far.example']],
])('whom nobody here has is asked for at their own server: %s', async (elsewhere, queries) => {
  expect(await find('ada@far.example', elsewhere)).toBeUndefined()
  expect(asked.map((path) => path.split('?')[1])).toEqual(queries)
})
