/** Tests docs/spec/timelines.md#labels-of-bookmarks, docs/spec/settings.md#two-devices-that-save. */
import { beforeEach, expect, test } from 'vitest'
import { bookmarkPost, unbookmarkPost } from '#contract/endpoints/post-actions.ts'
import { getViewer } from '#contract/endpoints/session.ts'
import { updateClientConfig } from '#contract/endpoints/settings.ts'
import { createPost } from '#contract/endpoints/writing.ts'
import { labelChange, labelsOf, ROOM } from '#domain/bookmark-labels.ts'
import { storedValues } from '#domain/preference.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { call } from '../connection/api.ts'
import { instanceQuery } from '../connection/instance.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { changeLabels, labelledPostsQuery } from './bookmark-labels.ts'

let calls: string[] = []

beforeEach(async () => {
  connectToServer({ onCall: (method, path) => void calls.push(`${method} ${path}`) })
  await signInAs('alice')
  calls = []
})

const add = (name: string, id: string, on = true) =>
  changeLabels(createQueryClient(), (values) => labelChange(values, name, id, on))
const stored = async () => storedValues(await call(getViewer, {}))
const save = (values: object) => call(updateClientConfig, { body: { kith: values } })

async function bookmark(text: string): Promise<string> {
  const { id } = await call(createPost, { idempotencyKey: text, body: { status: text } })
  await call(bookmarkPost, { params: { id } })
  return id
}

// docs/spec/settings.md#two-devices-that-save
// docs/spec/timelines.md#labels-of-bookmarks
test('what another device has added to a label since stays in it, and so do other preferences', async () => {
  const [mine, theirs] = [await bookmark('mine'), await bookmark('theirs')]
  await save({ theme: 'dark', ...labelChange({}, 'Tea', theirs, true) })
  await add('Tea', mine)
  expect(labelsOf(await stored())).toEqual([{ name: 'Tea', ids: [mine, theirs] }])
  expect((await stored()).theme).toBe('dark')
  await add('Tea', theirs, false)
  expect(labelsOf(await stored())).toEqual([{ name: 'Tea', ids: [mine] }])
})

// docs/spec/timelines.md#labels-of-bookmarks
test('what has no room is refused and changes nothing', async () => {
  const full = { 'label.Tea': 'x'.repeat(ROOM - 20) }
  await save(full)
  await expect(add('Rain', 'p')).rejects.toThrow('client config size exceeds limit')
  expect(await stored()).toEqual(full)
})

// docs/spec/timelines.md#labels-of-bookmarks
test.each([
  ['5.10.0', 1],
  ['4.11.0', 3],
])('a server of version %s gives the labelled bookmarks with %s calls', async (version, count) => {
  const ids = [await bookmark('one'), await bookmark('two'), await bookmark('three')]
  await call(unbookmarkPost, { params: { id: ids[1] ?? '' } })
  const client = createQueryClient()
  const instance = await client.fetchQuery(instanceQuery)
  client.setQueryData(instanceQuery.queryKey, {
    ...instance,
    version: `4.0.0 (compatible; Mitra ${version})`,
  })
  calls = []
  const { pages } = await client.fetchInfiniteQuery(labelledPostsQuery({ name: 'Tea', ids }))
  expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual([ids[0], ids[2]])
  expect(calls.filter((each) => each.startsWith('GET /api/v1/statuses'))).toHaveLength(count)
})
