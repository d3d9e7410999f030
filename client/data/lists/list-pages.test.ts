/** Tests docs/spec/lists.md#gaps: what is missing is put in its place, a page at a time. */
import { type InfiniteData, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Page } from '#contract/endpoint.ts'
import { loadGap } from './list-pages.ts'
import { type Cursor, listQuery } from './lists.ts'

type Entry = { id: string }

/** Each letter is an entry; `z` is the newest. */
const page = (ids: string, next: string | null, gap?: true) => ({
  items: [...ids].map((id) => ({ id })),
  next,
  ...(gap && { gap }),
})

/**
 * Returns a list of three pages with a gap below each of the first two, and what shows it as text: `|` is a
 * gap.
 */
function listWithGaps(answer: (cursor: Cursor) => Page<Entry>) {
  const client = new QueryClient()
  const load = vi.fn(async (cursor: Cursor) => answer(cursor))
  const list = listQuery<Entry>(['letters'], load)
  const pages = [page('zy', 'below y', true), page('ts', 'below s', true), page('ba', null)]
  client.setQueryData(list.queryKey, { pages, pageParams: ['from z', 'from t', null] })
  const shown = () =>
    client
      .getQueryData<InfiniteData<Page<Entry> & { gap?: true }>>(list.queryKey)
      ?.pages.map(({ items, gap }) => items.map(({ id }) => id).join('') + (gap ? '|' : ''))
      .join(' ')
  return { client, list, load, shown }
}

// docs/spec/lists.md#gaps
test.each([
  { when: 'all of it comes', index: 0, answer: page('xwt', 'n'), shown: 'zy xw ts| ba' },
  { when: 'more is missing', index: 0, answer: page('xw', 'n'), shown: 'zy xw| ts| ba' },
  { when: 'nothing was missing', index: 0, answer: page('ts', 'n'), shown: 'zy ts| ba' },
  { when: 'the list ends there', index: 0, answer: page('', null), shown: 'zy ts| ba' },
  { when: 'the server left all of a page out', index: 0, answer: page('', 'n'), shown: 'zy| ts| ba' },
  { when: 'it is the lower one of two gaps', index: 1, answer: page('rqb', 'n'), shown: 'zy| ts rq ba' },
])('$when: $shown', async ({ index, answer, shown: expected }) => {
  const { client, list, shown } = listWithGaps(() => answer)
  await loadGap(client, list, index)
  expect(shown()).toBe(expected)
})

test('a gap whose page was left out goes on below it', async () => {
  const { client, list, load, shown } = listWithGaps((cursor) =>
    cursor === 'below y' ? page('', 'further') : page('xwt', null),
  )
  await loadGap(client, list, 0)
  await loadGap(client, list, 0)
  expect(load.mock.calls.map(([cursor]) => cursor)).toEqual(['below y', 'further'])
  expect(shown()).toBe('zy xw ts| ba')
})

// docs/spec/lists.md#gaps
test('a failure leaves the gap as it is', async () => {
  const { client, list, shown } = listWithGaps(() => {
    throw new Error('no answer')
  })
  await expect(loadGap(client, list, 0)).rejects.toThrow('no answer')
  expect(shown()).toBe('zy| ts| ba')
})
