import { QueryClient } from '@tanstack/react-query'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Post } from '#contract/entities/post.ts'
import { showPublished } from './published.ts'

const post = (id: string, more: Record<string, unknown> = {}) =>
  parse(Post, { id, account: { id: 'a', username: 'alice', acct: 'alice' }, visibility: 'public', ...more })

// docs/spec/timelines.md#where-a-new-post-appears
test('a new post is put at the top of every loaded list it belongs to, once, and in no other', () => {
  const client = new QueryClient()
  const lists = [
    ['home'],
    ['local'],
    ['tag', 'tea'],
    ['tag', 'coffee'],
    ['account', 'a', 'posts'],
    ['account', 'b', 'posts'],
  ]
  for (const name of lists)
    client.setQueryData(['posts', ...name], {
      pages: [{ items: [post('old')], next: null }],
      pageParams: [null],
    })
  const published = post('new', { tags: [{ name: 'Tea' }] })
  showPublished(client, published)
  showPublished(client, published)
  const topOf = (name: string[]) =>
    client
      .getQueryData<{ pages: { items: Post[] }[] }>(['posts', ...name])
      ?.pages[0]?.items.map(({ id }) => id)
  expect(lists.map(topOf)).toEqual([
    ['new', 'old'],
    ['new', 'old'],
    ['new', 'old'],
    ['old'],
    ['new', 'old'],
    ['old'],
  ])
  expect(client.getQueryData(['posts', 'federated'])).toBeUndefined()
})
