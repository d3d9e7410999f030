import { expect, test } from 'vitest'
import { sortNotifications } from '#server/world/notifications.ts'
import { createWorld } from '#server/world/world.ts'
import { readPages } from '#tests/harness/pages.ts'
import { NOON, ORIGIN, person, seededRandom, visit } from '#tests/harness/visitor.ts'
import { seedCrowded } from './crowded.ts'

const world = createWorld({ clock: () => NOON, random: seededRandom(), baseUrl: ORIGIN })
seedCrowded(world)
sortNotifications(world)
const alice = visit(world, 'alice')
const [owner, bob] = [person(world, 'alice').id, person(world, 'bob').id]
const [story] = [...world.posts.by(bob)].filter(({ content }) => content.includes('Story 1 '))
const feeds = [...world.lists.values()].map(({ id }) => id)

test.each([
  '/api/v1/bookmarks',
  '/api/v1/favourites',
  '/api/v1/conversations',
  '/api/v1/notifications',
  '/api/v1/timelines/home',
  '/api/v1/timelines/public',
  '/api/v1/timelines/public?local=true',
  '/api/v1/timelines/direct',
  '/api/v1/timelines/tag/story',
  `/api/v1/timelines/list/${feeds[0]}`,
  `/api/v1/accounts/${bob}/statuses`,
  `/api/v1/accounts/${bob}/statuses?only_media=true`,
  `/api/v1/accounts/${owner}/followers`,
  `/api/v1/accounts/${owner}/following`,
  `/api/v1/accounts/${owner}/subscribers`,
  `/api/v1/mutes`,
  `/api/v1/follow_requests`,
  `/api/v1/follow_requests/outgoing`,
  `/api/v1/statuses/${story?.id}/reblogged_by`,
])('%s has at least three pages of twenty, and nothing twice', async (path) => {
  const pages = await readPages(alice, `${path}${path.includes('?') ? '&' : '?'}limit=20`)
  expect(pages.length).toBeGreaterThanOrEqual(3)
  const ids = pages.flat()
  expect(new Set(ids).size).toBe(ids.length)
})

test.each([
  '/api/v1/directory?order=active',
  '/api/v2/search?q=neighbour',
  '/api/v2/search?q=%23chapter',
  '/api/v2/search?q=%3Estory',
])('%s goes on after two pages', async (path) => {
  const pages = ['', '&offset=20', '&offset=40'].map((offset) => alice.get(`${path}&limit=20${offset}`))
  const texts = (await Promise.all(pages)).map((page) => JSON.stringify(page))
  expect(new Set(texts).size).toBe(3)
  for (const text of texts) expect(text.length).toBeGreaterThan(200)
})

test('a feed with many members, and one with none', async () => {
  expect(await alice.get(`/api/v1/lists/${feeds[0]}/accounts?limit=0`)).toHaveLength(45)
  expect(await alice.get(`/api/v1/lists/${feeds[1]}/accounts`)).toEqual([])
})
