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

test('posts to one group hold one copy of it', () => {
  const group = { id: 'club', username: 'club' }
  const [first, second] = sharingParts(client, KEY, [
    post('6', author('carol'), { group }),
    post('5', author('dave'), { group }),
  ])
  expect(first?.group?.username).toBe('club')
  expect(second?.group).toBe(first?.group)
})

// docs/spec/lists.md#a-list-drops-rows
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

test('the time at which a proof was asked for makes no other account', () => {
  const proven = (verified_at: string, value = 'z6Mk') => ({
    ...author('erin'),
    identity_proofs: [{ name: 'Key', value, verified_at }],
  })
  const [first, second, third] = sharingParts(client, KEY, [
    post('8', proven('2026-01-01T00:00:00.000Z')),
    post('7', proven('2026-01-01T00:00:01.000Z')),
    post('6', proven('2026-01-01T00:00:02.000Z', 'another key')),
  ])
  expect(second?.account).toBe(first?.account)
  expect(third?.account.identity_proofs[0]?.value).toBe('another key')
})

test('a post shares who is mentioned and its emoji', () => {
  const parts = () => ({
    mentions: [{ id: '1', username: 'bob', acct: 'bob', url: '/@bob' }],
    emojis: [{ shortcode: 'tea', url: '/tea.png' }],
  })
  const [first, second] = sharingParts(client, KEY, [
    post('8', author('erin'), parts()),
    post('7', author('bob'), parts()),
  ])
  expect(second?.mentions[0]).toBe(first?.mentions[0])
  expect(second?.emojis[0]).toBe(first?.emojis[0])
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
