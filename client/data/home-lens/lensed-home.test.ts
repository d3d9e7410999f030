import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Post } from '#contract/entities/post.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { newsKey } from '../lists/lists.ts'
import { insertWaiting, letWait } from '../lists/new-posts.ts'
import { homeTimelineQuery } from '../posts/timelines.ts'
import { lensedHome, shownInHome } from './lensed-home.ts'

const person = { id: 'ann', username: 'ann', acct: 'ann' }
const post = (id: string, more = {}) => parse(Post, { id, account: person, ...more })
const repost = (id: string) => post(id, { reblog: post(`post of ${id}`) })
const pages = (...each: Post[][]) => ({
  pages: each.map((items, index) => ({ items, next: `${index}` })),
  pageParams: each.map((_, index) => (index === 0 ? null : `${index - 1}`)),
})

// docs/spec/timelines.md#lenses-of-home
test('a page of which all is left out stays, so that the next one follows it', () => {
  const home = pages([post('9'), repost('8')], [repost('7')], [post('6')])
  const shown = lensedHome('no-reposts').select?.(home)
  expect(shown?.pages.map(({ items }) => items.map(({ id }) => id))).toEqual([['9'], [], ['6']])
  expect(shown?.pages.map(({ next }) => next)).toEqual(['0', '1', '2'])
  expect(shown?.pageParams).toEqual(home.pageParams)
})

// docs/spec/timelines.md#lenses-of-home
test('what is shown of Home is what the lens lets through', () => {
  const client = createQueryClient()
  expect(shownInHome(client, 'no-reposts')).toEqual([])
  client.setQueryData(homeTimelineQuery.queryKey, pages([post('9'), repost('8')], [post('7')]))
  expect(shownInHome(client, 'no-reposts')).toEqual(['9', '7'])
  expect(shownInHome(client, null)).toEqual(['9', '8', '7'])
})

// docs/spec/timelines.md#lenses-of-home
test('of new posts that were put in above, those that are left out are not counted', () => {
  const client = createQueryClient()
  client.setQueryData(homeTimelineQuery.queryKey, pages([post('1')]))
  letWait(client, homeTimelineQuery, [{ items: [post('3'), repost('2')], next: null }])
  insertWaiting(client, homeTimelineQuery, ({ reblog }) => reblog === null)
  expect(shownInHome(client, null)).toEqual(['3', '2', '1'])
  expect(client.getQueryData(newsKey(homeTimelineQuery))).toMatchObject({ above: 1 })
})
