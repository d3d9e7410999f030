import { QueryClient } from '@tanstack/react-query'
import { parse } from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { Post } from '#contract/entities/post.ts'
import { changePost, mapPosts, removeReposts } from './post-cache.ts'
import { prependPost } from './published.ts'
import { postsBelow, removePosts } from './removed.ts'

const account = (id: string) => ({ id, username: id, acct: id })
const post = (id: string, fields: object = {}) =>
  parse(Post, { id, account: account('author'), content: id, ...fields })
const wrapper = (id: string, of: Post, by = 'reposter') => post(id, { account: account(by), reblog: of })
const pages = (...lists: Post[][]) => ({
  pages: lists.map((items) => ({ items, next: null })),
  pageParams: lists.map(() => null),
})

let client: QueryClient
beforeEach(() => {
  client = new QueryClient()
})

const ids = (key: readonly unknown[]) =>
  client.getQueryData<ReturnType<typeof pages>>(key)?.pages.flatMap(({ items }) => items.map(({ id }) => id))

const like = (found: Post) => ({ ...found, favourited: true })

test('a change reaches a post as entry, repost, quote, in a notification and in a search', () => {
  const subject = post('p')
  client.setQueryData(['posts', 'home'], pages([subject, wrapper('w', subject)]))
  client.setQueryData(
    ['posts', 'thread', 'x'],
    [post('q', { links: [subject], pleroma: { quote: subject } })],
  )
  client.setQueryData(['notifications'], { pages: [{ items: [{ id: '1', status: subject }], next: null }] })
  client.setQueryData(['search', 'p'], { statuses: [subject] })
  changePost(client, 'p', like)
  const everything = JSON.stringify(
    client
      .getQueryCache()
      .getAll()
      .map((query) => query.state.data),
  )
  expect(everything.match(/"favourited":true/g)).toHaveLength(6)
  expect(everything.match(/"content":"p"/g)).toHaveLength(6)
})

test('untouched parts stay the same objects, so that only changed cards are drawn again', () => {
  const [one, other] = [post('one'), post('other')]
  const before = pages([one], [other])
  const after = mapPosts(before, (found) => (found.id === 'one' ? like(found) : found))
  expect(after).not.toBe(before)
  expect(after).toHaveProperty('pages.1', before.pages[1])
  expect((after as typeof before).pages[1]).toBe(before.pages[1])
  expect(mapPosts(before, (found) => found)).toBe(before)
})

// docs/spec/lists.md#deleting-an-entry
// docs/spec/post-actions.md#delete
// docs/spec/posts.md#where-a-deleted-post-leaves
test('deleting a post removes it, its reposts and its replies from all lists, and nothing else', () => {
  const root = post('root')
  const reply = post('reply', { in_reply_to_id: 'root' })
  const deep = post('deep', { in_reply_to_id: 'reply' })
  client.setQueryData(
    ['posts', 'home'],
    pages([deep, wrapper('w', root), post('a'), root], [reply, post('last')]),
  )
  client.setQueryData(['posts', 'other'], pages([post('b'), post('last')]))
  removePosts(client, postsBelow(client, 'root'))
  expect(ids(['posts', 'home'])).toEqual(['a', 'last'])
  expect(ids(['posts', 'other'])).toEqual(['b', 'last'])
})

// docs/spec/groups.md#moderate-a-group
test('deleting a thread removes replies whose parents were never loaded', () => {
  const far = post('far', { in_reply_to_id: 'unknown', conversation: { root_id: 'root' } })
  const other = post('other', { in_reply_to_id: 'unknown', conversation: { root_id: 'another' } })
  client.setQueryData(['posts', 'home'], pages([far, other]))
  removePosts(client, postsBelow(client, 'root'))
  expect(ids(['posts', 'home'])).toEqual(['other'])
})

test('deleting a post removes the notifications about it and its replies, loaded and new ones', () => {
  const root = post('root')
  const reply = post('reply', { in_reply_to_id: 'root' })
  const told = (id: string, status: Post | null) => ({ id, status })
  const listOf = (...items: object[]) => ({ pages: [{ items, next: null }] })
  const left = listOf(told('5', null), told('4', post('other')))
  client.setQueryData(['notifications'], listOf(told('9', root), ...left.pages.flatMap(({ items }) => items)))
  client.setQueryData(['notifications', 'news'], { ...listOf(told('10', root)), above: 0 })
  client.setQueryData(['notifications', 'below-loaded', 'x'], { items: [told('3', reply)], next: null })
  removePosts(client, postsBelow(client, 'root'))
  expect(client.getQueryData(['notifications'])).toEqual(left)
  expect(client.getQueryData(['notifications', 'news'])).toEqual({ ...listOf(), above: 0 })
  expect(client.getQueryData(['notifications', 'below-loaded', 'x'])).toEqual({ items: [], next: null })
})

test('a quote of a deleted post stays, without its card', () => {
  const quoted = post('quoted')
  client.setQueryData(['posts', 'home'], pages([post('q', { links: [quoted], pleroma: { quote: quoted } })]))
  removePosts(client, postsBelow(client, 'quoted'))
  expect(client.getQueryData(['posts', 'home'])).toHaveProperty('pages.0.items.0.links', [])
  expect(client.getQueryData(['posts', 'home'])).toHaveProperty('pages.0.items.0.pleroma.quote', null)
})

test('undoing a repost removes only the viewer’s own repost', () => {
  const subject = post('p')
  client.setQueryData(
    ['posts', 'home'],
    pages([wrapper('w1', subject, 'me'), wrapper('w2', subject), subject]),
  )
  removeReposts(client, 'p', 'me')
  expect(ids(['posts', 'home'])).toEqual(['w2', 'p'])
})

test('a new post is put at the top of a loaded list, once', () => {
  client.setQueryData(['posts', 'home'], pages([post('old')], [post('older')]))
  prependPost(client, ['posts', 'home'], post('new'))
  prependPost(client, ['posts', 'home'], post('new'))
  prependPost(client, ['posts', 'never-loaded'], post('new'))
  expect(ids(['posts', 'home'])).toEqual(['new', 'old', 'older'])
  expect(client.getQueryData(['posts', 'never-loaded'])).toBeUndefined()
})
