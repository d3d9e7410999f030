import { QueryClient } from '@tanstack/react-query'
import { parse } from 'valibot'
import { expect, test, vi } from 'vitest'
import { getViewer } from '#contract/endpoints/session.ts'
import { Relationship } from '#contract/entities/relationship.ts'
import { connectToServer, ORIGIN, signInAs, tokenOf } from '#tests/harness/client-and-server.ts'
import { call } from '../connection/api.ts'
import { homeTimelineQuery } from '../posts/timelines.ts'
import { loadProfileRelationship } from './profile-relationship.ts'
import { loadRelationships, relationshipQuery, showRelationship } from './relationships.ts'
import { renewFollowed } from './renew-profiles.ts'

test('an id that is no UUID does not prevent loading the other relationships', async () => {
  connectToServer()
  const { id } = await call(getViewer, {}, { token: await tokenOf('bob') })
  await signInAs('alice')

  const client = new QueryClient()
  await loadRelationships(client, ['17', id, 'nobody'])
  expect(client.getQueryData(relationshipQuery(id).queryKey)).toMatchObject({ id })
})

/**
 * Connects to a server whose Home holds these posts. Returns a list that gets the ids of each call for
 * relationships.
 */
async function homeWith(posts: object[]): Promise<string[][]> {
  const asked: string[][] = []
  connectToServer({
    onCall: (_, path) => {
      const { pathname, searchParams } = new URL(path, ORIGIN)
      if (pathname === '/api/v1/timelines/home') return Response.json(posts)
      if (pathname !== '/api/v1/accounts/relationships') return undefined
      asked.push([...searchParams.values()])
      return Response.json([])
    },
  })
  await signInAs('alice')
  return asked
}

const post = (id: string, author: string, more = {}) => ({
  id,
  account: { id: author, username: author, acct: author },
  ...more,
})

// docs/spec/posts.md#relationships-with-the-authors
// docs/spec/relationships.md#looking-up-relationships
test('posts bring the relationships with their authors and with those of reposted posts, each once', async () => {
  const asked = await homeWith([post('p', '1'), post('q', '2', { reblog: post('r', '3') }), post('s', '1')])
  await new QueryClient().fetchInfiniteQuery(homeTimelineQuery)
  await vi.waitFor(() => expect(asked).toEqual([['1', '2', '3']]))
})

// docs/spec/posts.md#relationships-with-the-authors
// docs/spec/relationships.md#looking-up-relationships
test('without people nobody is asked for', async () => {
  const asked = await homeWith([])
  const client = new QueryClient()
  await client.fetchInfiniteQuery(homeTimelineQuery)
  await loadRelationships(client, [])
  expect(asked).toEqual([])
})

// docs/spec/relationships.md#looking-up-relationships
test('a profile and its posts, which ask at the same moment, ask once', async () => {
  const asked = await homeWith([])
  const client = new QueryClient()
  await Promise.all([
    loadRelationships(client, ['1', '2']),
    loadProfileRelationship(client, '1'),
    loadRelationships(client, ['2', '3']),
  ])
  expect(asked).toEqual([['1', '2'], ['3']])
})

/** Returns the relationship of a person with others. */
const between = (id: string, more = {}) => parse(Relationship, { id, ...more })

// docs/spec/relationships.md#numbers-that-follow
test.each<[string, object, string[]]>([
  ['a follow', { following: true }, ['bob', 'alice']],
  ['an accepted request', { followed_by: true }, ['bob', 'alice']],
  ['a mute', { muting: true }, []],
])('%s renews the loaded profiles whose numbers it changes', async (_, change, renewed) => {
  const asked: string[] = []
  connectToServer({
    onCall: (_method, path) => {
      const [, id] = /^\/api\/v1\/accounts\/(alice|bob|carol)$/.exec(new URL(path, ORIGIN).pathname) ?? []
      if (id === undefined) return undefined
      asked.push(id)
      return Response.json({ id, username: id, acct: id, followers_count: 8 })
    },
  })
  const client = new QueryClient()
  client.setQueryData(['viewer'], { id: 'alice' })
  for (const id of ['alice', 'bob', 'carol']) {
    client.setQueryData(['profile', { id }], { id, followers_count: 7 })
    client.setQueryData(['profile', { acct: id }], { id, followers_count: 7 })
  }
  renewFollowed(client)
  showRelationship(client, between('bob')) // nobody knew anything before
  showRelationship(client, between('bob', change))
  const countOf = (acct: string) =>
    client.getQueryData<{ followers_count: number }>(['profile', { acct }])?.followers_count
  await vi.waitFor(() => expect(renewed.map(countOf)).toEqual(renewed.map(() => 8)))
  expect(asked).toEqual(renewed)
  expect(countOf('carol')).toBe(7)
})
