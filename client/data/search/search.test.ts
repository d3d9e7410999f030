/** Tests docs/spec/lists.md#page-size. */
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { type HeldCall, holdCalls } from '#tests/harness/held-calls.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { foundTagsQuery } from './search.ts'
import { suggestedPeopleQuery } from './search-suggestions.ts'

/** The calls that were made. */
let asked: HeldCall[]

beforeEach(() => {
  asked = holdCalls()
})

const account = (acct: string) => ({ id: acct, username: acct, acct })
const tags = (first: number, count: number) => ({
  accounts: [],
  statuses: [],
  hashtags: Array.from({ length: count }, (_, index) => ({ name: `tag${first + index}`, url: '' })),
})

// docs/spec/search.md#suggestions-in-the-search-box
test('an older answer never replaces a newer one: its call is aborted', async () => {
  const client = createQueryClient()
  const observer = new QueryObserver(client, suggestedPeopleQuery('bo'))
  observer.subscribe(() => {})
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  observer.setOptions(suggestedPeopleQuery('bob'))
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[0]?.signal.aborted).toBe(true)
  asked[1]?.answer([account('bobby'), account('bob')])
  asked[0]?.answer([account('boris')])
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBeDefined())
  expect(observer.getCurrentResult().data?.map(({ acct }) => acct)).toEqual(['bob', 'bobby'])
})

async function pagesOf(answers: unknown[]) {
  const client = createQueryClient()
  const observer = new InfiniteQueryObserver(client, foundTagsQuery('#tag'))
  observer.subscribe(() => {})
  for (const [index, answer] of answers.entries()) {
    await vi.waitFor(() => expect(asked).toHaveLength(index + 1))
    asked[index]?.answer(answer)
    await vi.waitFor(() => expect(observer.getCurrentResult().data?.pages).toHaveLength(index + 1))
    if (index + 1 < answers.length) void observer.fetchNextPage()
  }
  return observer.getCurrentResult()
}

// docs/spec/lists.md#page-size
// docs/spec/search.md#results
test('pages are loaded by offset until one is not full', async () => {
  const { hasNextPage } = await pagesOf([tags(0, 20), tags(20, 20), tags(40, 3)])
  expect(hasNextPage).toBe(false)
  expect(asked.map(({ url }) => url)).toEqual([
    'http://kith.example/api/v2/search?q=%23tag&offset=0&limit=20',
    'http://kith.example/api/v2/search?q=%23tag&offset=20&limit=20',
    'http://kith.example/api/v2/search?q=%23tag&offset=40&limit=20',
  ])
})

test.each([
  ['a page that overlaps the one before goes on', [tags(0, 20), tags(10, 20)], true],
  ['a page that repeats the one before goes on', [tags(0, 20), tags(0, 20)], true],
  ['a server that ignores offsets ends the list', [tags(0, 20), tags(0, 20), tags(0, 20)], false],
  ['an empty page ends the list', [tags(0, 20), tags(0, 0)], false],
])('%s', async (_, pages, goesOn) => {
  expect((await pagesOf(pages)).hasNextPage).toBe(goesOn)
})
