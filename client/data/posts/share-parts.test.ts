/** Tests docs/spec/lists.md#a-list-drops-rows: what the posts of a long list hold in memory. */
import { QueryClient } from '@tanstack/react-query'
import { parse } from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { Post } from '#contract/entities/post.ts'
import { sharingParts } from './share-parts.ts'

const KEY = ['posts', 'home']
const author = (id: string, display_name = id) => ({ id, display_name })
const post = (id: string, account: object, more = {}) => parse(Post, { id, account, ...more })

let client: QueryClient

beforeEach(() => {
  client = new QueryClient()
  const reblog = { id: '1', account: author('carol') }
  const items = [post('3', author('alice')), post('2', author('bob'), { reblog })]
  client.setQueryData(KEY, { pages: [{ items, next: null }], pageParams: [null] })
})

const known = (index: number) =>
  client.getQueryData<{ pages: { items: Post[] }[] }>(KEY)?.pages[0]?.items[index]

test('a further post holds the account that its list has already', () => {
  const reblog = { id: '4', account: author('alice') }
  const [first, second] = sharingParts(client, KEY, [
    post('6', author('carol')),
    post('5', author('bob'), { reblog }),
  ])
  expect(first?.account).toBe(known(1)?.reblog?.account)
  expect(second?.account).toBe(known(1)?.account)
  expect(second?.reblog?.account).toBe(known(0)?.account)
})

test('so do two posts of one answer', () => {
  const [first, second] = sharingParts(
    client,
    ['posts', 'other'],
    [post('6', author('dave')), post('5', author('dave'))],
  )
  expect(second?.account).toBe(first?.account)
})

test('a post shares its tags, and what nothing special is said about', () => {
  const tags = [{ name: 'tea', url: '/tags/tea' }]
  const more = { uri: 'https://lab.example/1', url: 'https://lab.example/1', tags }
  // It is sent with every post, so that each has one of its own.
  const pleroma = { quote: null, parent_visible: true }
  const plain = post('6', author('dave'), { ...more, pleroma })
  const quoting = post('5', author('dave'), { pleroma: { quote: post('4', author('bob'), more) } })
  const [first, second, third] = sharingParts(client, KEY, [
    plain,
    quoting,
    post('3', author('erin'), { ...more, pleroma }),
  ])
  expect(third?.tags[0]).toBe(first?.tags[0])
  expect(third?.pleroma).toBe(known(0)?.pleroma)
  expect(second?.pleroma.quote?.tags[0]).toBe(first?.tags[0])
  expect(second?.pleroma.quote?.account).toBe(known(1)?.account)
  expect(third?.mentions).toBe(first?.emojis)
})

test('what is shared cannot be changed by accident', () => {
  expect(() =>
    post('1', author('alice')).mentions.push({ id: null, username: '', acct: '', url: '' }),
  ).toThrow()
})

test('an account that has changed is shown as it is now, and the posts stay as the server sent them', () => {
  const sent = [post('7', author('alice', 'Alice, renamed'), { content: '<p>new</p>' })]
  expect(sharingParts(client, KEY, sent)).toEqual(sent)
  expect(known(0)?.account.display_name).toBe('alice')
})
