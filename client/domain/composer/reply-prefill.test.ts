import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Post } from '#contract/entities/post.ts'
import { quotePrefill, replyPrefill } from './reply-prefill.ts'

const HOST = 'kith.example'
const viewer = { username: 'alice', acct: 'alice' }
const person = (acct: string) => ({ id: acct, username: acct.split('@')[0], acct })
const post = (author: string, ...mentions: string[]) =>
  parse(Post, { id: 'p', account: person(author), mentions: mentions.map(person) })

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

test('a quote begins with its author alone', () => {
  expect(quotePrefill(post('bob', 'eve@far.example'), viewer, HOST)).toBe('@bob@kith.example ')
})
