/** Tests docs/spec/search.md#search-operators. */
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Post } from '#contract/entities/post.ts'
import { linksIn } from './links-in.ts'

const quoted = { id: 'q', uri: 'https://far.example/objects/q', account: { id: 'b' }, visibility: 'public' }
const post = (content: string) =>
  parse(Post, {
    id: 'p',
    account: { id: 'a' },
    visibility: 'public',
    content,
    mentions: [{ id: 'b', username: 'bob', acct: 'bob', url: 'https://far.example/users/bob' }],
    tags: [{ name: 'tea', url: 'https://near.example/tag/tea' }],
    pleroma: { quote: quoted },
  })

// docs/spec/search.md#search-operators
test.each([
  ['<a href="https://a.example/?x=1&amp;y=2" rel="noopener">a</a>', ['https://a.example/?x=1&y=2']],
  ['<a href="https://a.example/">a</a> <a href="https://a.example/">b</a>', ['https://a.example/']],
  ['<a class="mention" href="https://a.example/">@a</a>', []],
  ['<a href="https://far.example/users/bob">@bob</a>', []],
  ['<a rel="tag" href="https://near.example/tag/tea">#tea</a>', []],
  ['<a href="https://far.example/objects/q">RE</a>', []],
  ['<a href="javascript:alert(1)">a</a> <a href="mailto:a@b.example">b</a>', []],
  [
    '<a href="https://bank.example\u202E@evil.example/\u202Ex">a</a>',
    ['https://bank.example@evil.example/x'],
  ],
  ['no link', []],
])('%s', (content, links) => {
  expect(linksIn(post(content))).toEqual(links)
})
