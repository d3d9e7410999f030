import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { followAccount } from '#contract/endpoints/account-actions.ts'
import { createGroup } from '#contract/endpoints/groups.ts'
import type { Account } from '#contract/entities/account.ts'
import { seedCrowded } from '#demo/seeds/crowded.ts'
import { seedSmall } from '#demo/seeds/small.ts'
import { setVersion } from '#server/policies/version.ts'
import { addGroup } from '#server/world/groups.ts'
import { follow } from '#server/world/relations.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { person } from '#tests/harness/visitor.ts'
import { call } from '../connection/api.ts'
import { forgetJoinedGroups } from '../people/joined-groups.ts'
import { profileQuery } from '../people/profiles.ts'
import { groupAdminsQuery, joinedGroupsQuery, knownGroupsQuery, moderatedGroupsQuery } from './groups.ts'

let client: QueryClient
let asked: string[]
let club: Account

beforeEach(async () => {
  asked = []
  connectToServer({ seed: seedCrowded, onCall: (_, path) => void asked.push(path) })
  await signInAs('bob')
  club = await call(createGroup, { body: { name: 'club' } })
  await signInAs('alice')
  client = new QueryClient()
})

const names = async (list: typeof joinedGroupsQuery) => {
  const { pages } = await client.fetchInfiniteQuery(list)
  return pages.flatMap(({ items }) => items.map(({ username }) => username))
}

// docs/spec/groups.md#list-of-groups
test('groups are found far down in the directory, and no person among them', async () => {
  asked = []
  const found = await names(knownGroupsQuery)
  expect(found).toContain('club')
  const parts = asked.filter((path) => path.startsWith('/api/v1/directory'))
  expect(parts.length).toBeGreaterThan(1)
  expect(parts[1]).toContain('offset=40&limit=40')
  const [page] = client.getQueryData(knownGroupsQuery.queryKey)?.pages ?? []
  expect(page?.items.every(({ is_group }) => is_group)).toBe(true)
})

// docs/spec/groups.md#join-and-leave-a-group
test('a group that is joined is listed, once the list is opened anew', async () => {
  expect(await names(joinedGroupsQuery)).not.toContain('club')
  await call(followAccount, { params: { id: club.id }, body: {} })
  forgetJoinedGroups(client)
  expect(await names(joinedGroupsQuery)).toContain('club')
  expect(await names(moderatedGroupsQuery)).not.toContain('club')
  expect(await names(groupAdminsQuery(club.id))).toEqual(['bob'])
})

// docs/spec/groups.md#page-of-a-group
test('a joined group is known as one on a server that does not say so', async () => {
  connectToServer({
    seed: (world) => {
      seedSmall(world)
      const group = addGroup(world, { admin: person(world, 'bob'), username: 'club' })
      follow(world, person(world, 'alice'), group)
      setVersion(world, '5.5.0')
    },
  })
  await signInAs('alice')
  const { pages } = await client.fetchInfiniteQuery(joinedGroupsQuery)
  expect(pages[0]?.items).toMatchObject([{ username: 'club', is_group: true }])
  expect((await client.fetchQuery(profileQuery({ acct: 'club' }))).is_group).toBe(false)
})
