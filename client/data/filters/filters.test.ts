import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Post } from '#contract/entities/post.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { parentQuery } from '../posts/parents.ts'
import { threadQuery } from '../posts/threads.ts'
import { homeTimelineQuery } from '../posts/timelines.ts'
import { loadedEntries } from './filters.ts'

const post = (id: string) => parse(Post, { id, account: { id: 'a', username: 'ann', acct: 'ann' } })

// docs/spec/filters.md#the-list-of-filters
test('the posts that are loaded are those of all lists and threads, each once', () => {
  const client = createQueryClient()
  expect(loadedEntries(client)).toEqual([])
  const page = (...ids: string[]) => ({ items: ids.map(post), next: null })
  client.setQueryData(homeTimelineQuery.queryKey, {
    pages: [page('1', '2'), page('3')],
    pageParams: [null, '2'],
  })
  client.setQueryData(threadQuery('2').queryKey, ['2', '4'].map(post))
  client.setQueryData(parentQuery('5').queryKey, post('5'))
  expect(loadedEntries(client).map(({ id }) => id)).toEqual(['1', '2', '3', '4'])
})
