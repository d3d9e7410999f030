/** Tests docs/spec/lists.md#the-end-of-a-list, docs/spec/lists.md#calls-without-a-hand. */
import { InfiniteQueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient } from '../connection/query-client.ts'
import { type Cursor, listQuery } from './lists.ts'
import { walkPages } from './walk-pages.ts'

type Entry = { id: string }
const entries = (text: string): Entry[] => [...text].map((id) => ({ id }))

/** Returns pages by their cursors, `a` after the first: letters are entries, what follows `>` is the next. */
const server = (pages: Record<string, string>) =>
  vi.fn(async (cursor: Cursor) => {
    const [items = '', next] = (pages[cursor ?? ''] ?? '').split('>')
    return { items: entries(items), next: next ?? null }
  })

const ENDLESS = { '': 'ab>1', 1: 'cd>2', 2: 'ef>3', 3: 'gh>4', 4: 'ij>5', 5: 'kl>6', 6: 'mn>7' }

// docs/spec/lists.md#the-end-of-a-list
test.each([
  ['leads to itself', { '': 'ab>1', 1: 'cd>1' }, 2, null],
  ['leads to itself and is empty', { '': 'ab>1', 1: '>1' }, 2, null],
  ['leads back', { '': 'ab>1', 1: 'cd>2', 2: 'ef>1' }, 3, null],
  ['repeats', { '': 'ab>1', 1: 'ab>2', 2: 'cd' }, 2, null],
  ['ends', { '': 'ab>1', 1: 'cd' }, 2, null],
  ['never ends', ENDLESS, 5, '5'],
  ['leaves all of its pages out', { '': '>1', 1: '>2', 2: '>3', 3: '>4', 4: '>5', 5: 'x' }, 5, '5'],
])('a walk through a list that %s', async (_, pages, calls, next) => {
  const load = server(pages)
  expect((await walkPages(load)).next).toBe(next)
  expect(load).toHaveBeenCalledTimes(calls)
})

test('a walk goes on where it has stopped, with what it knows, and has its own limit', async () => {
  const load = server(ENDLESS)
  const walked: string[] = []
  const { pages, next } = await walkPages(load, {
    from: '2',
    known: entries('abcd'),
    most: 3,
    onPage: ({ items }) => void walked.push(items.map(({ id }) => id).join('')),
  })
  expect([walked, pages.length, next]).toEqual([['ef', 'gh', 'ij'], 3, '5'])
  expect((await walkPages(server({ '': 'ab>1' }), { known: entries('ab') })).next).toBeNull()
})

test('a walk ends when it has found enough', async () => {
  const load = server(ENDLESS)
  const { next } = await walkPages(load, { isEnough: (pages) => pages.length === 2 })
  expect([load.mock.calls.length, next]).toEqual([2, '2'])
})

/** Reads a list of the page to its end, or until so many pages are there. */
async function read(pages: Record<string, string>, most: number, repeats?: 2) {
  const client = createQueryClient()
  const load = server(pages)
  const list = listQuery<Entry>(['letters'], load, repeats ? { repeats } : {})
  const observer = new InfiniteQueryObserver(client, list)
  onTestFinished(observer.subscribe(() => {}))
  await observer.refetch()
  while (observer.getCurrentResult().hasNextPage && load.mock.calls.length < most)
    await observer.fetchNextPage()
  return { client, observer, calls: load.mock.calls.length, list }
}

// docs/spec/lists.md#the-end-of-a-list
test.each([
  ['leads to itself', { '': 'ab>1', 1: 'cd>1' }, 2],
  ['leads back', { '': 'ab>1', 1: 'cd>2', 2: 'ef>1' }, 3],
  ['repeats', { '': 'ab>1', 1: 'ab>2', 2: 'cd' }, 2],
  ['goes on', ENDLESS, 7],
])('a list on the page that %s', async (_, pages, calls) => {
  expect((await read(pages, 7)).calls).toBe(calls)
})

test('a list that is counted ends at the second page of repeats', async () => {
  expect((await read({ '': 'ab>1', 1: 'ab>2', 2: 'ab>3', 3: 'cd' }, 7, 2)).calls).toBe(3)
  expect((await read({ '': 'ab>1', 1: 'ab>2', 2: 'cd' }, 7, 2)).calls).toBe(3)
})

test('a list that is loaded anew as a whole keeps its end', async () => {
  const { client, list } = await read({ '': 'ab>1', 1: 'cd>2', 2: 'ef' }, 7)
  await client.refetchQueries({ queryKey: list.queryKey })
  const pages = client.getQueryData(list.queryKey)?.pages ?? []
  expect(pages.map(({ items, next }) => [items.length, next])).toEqual([
    [2, '1'],
    [2, '2'],
    [2, null],
  ])
})
