import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Post } from '#contract/entities/post.ts'
import { quotePrefill, replyPrefill } from './reply-prefill.ts'

const HOST = 'kith.example'
const viewer = { username: 'alice', acct: 'alice' }
const person = (acct: string) => ({ id: acct, username: acct.split('@')[0], acct })
const post = (author: string, ...mentions: string[]) =>
  parse(Post, { id: 'p', account: person(author), mentions: mentions.map(person) })

// docs/spec/writing.md#reply-prefill
test.each([
  ['the author', post('bob'), '@bob@kith.example '],
  ['author first, then the mentioned', post('bob', 'eve@far.example'), '@bob@kith.example @eve@far.example '],
  [
    'each once',
    post('bob', 'bob', 'eve@far.example', 'eve@far.example'),
    '@bob@kith.example @eve@far.example ',
  ],
  ['never oneself', post('alice', 'alice', 'bob'), '@bob@kith.example '],
  ['nobody without a handle', post('https://far.example/actor', 'bob'), '@bob@kith.example '],
  ['nobody at all', post('alice'), ''],
])('%s', (_, parent, text) => {
  expect(replyPrefill(parent, viewer, HOST)).toBe(text)
})

// docs/spec/writing.md#reply-to-a-post-for-subscribers
test('a post for subscribers: its author and whom its text names, not the subscribers', () => {
  const eve = { ...person('eve@far.example'), url: 'https://far.example/people?id=1&of=eve' }
  const subscriber = { ...person('carol'), url: 'https://kith.example/users/carol' }
  const content = `<p><a class="u-url mention" href="https://far.example/people?id=1&amp;of=eve" rel="noopener">@eve</a></p>`
  const parent = { account: person('bob'), mentions: [subscriber, eve], content }
  const prefill = (visibility: string) =>
    replyPrefill(parse(Post, { id: 'p', ...parent, visibility }), viewer, HOST)
  expect(prefill('subscribers')).toBe('@bob@kith.example @eve@far.example ')
  expect(prefill('private')).toBe('@bob@kith.example @carol@kith.example @eve@far.example ')
})

// docs/spec/writing.md#reply-prefill
test('a quote begins with its author alone', () => {
  expect(quotePrefill(post('bob', 'eve@far.example'), viewer, HOST)).toBe('@bob@kith.example ')
})
