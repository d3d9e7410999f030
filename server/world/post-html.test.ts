/**
 * Markdown of posts where the captured answers of a real server show nothing (`tests/captured/`,
 * docs/server/markup.md#markdown-of-posts).
 */
import { beforeEach, describe, expect, test } from 'vitest'
import { addAccount } from './accounts.ts'
import { renderPost } from './post-html.ts'
import { addPost } from './posts.ts'
import type { AccountRecord } from './records.ts'
import { createWorld, type World } from './world.ts'

const BASE = 'http://kith.example'
let world: World
let bob: AccountRecord

beforeEach(() => {
  world = createWorld({ clock: () => 1_790_000_000_000, random: () => 0.5, baseUrl: BASE })
  bob = addAccount(world, { username: 'bob' })
  addAccount(world, { username: 'eve.e', host: 'meadow.example' })
  addAccount(world, { username: 'ute', host: 'xn--bcher-kva.example' })
})

const html = (text: string) => renderPost(world, { text }).content
const link = (url: string, text = url) => `<a href="${url}" rel="noopener">${text}</a>`

test.each([
  ['nothing', '', ''],
  ['a wide number in a list', '100. a', '<p>100. a</p>'],
  ['a second paragraph below a nested list', '- a\n  - b\n\n  c', '<p>- a\n</p><p>b</p>\nc<p></p>'],
  ['a heading in a list', '- # a', '<p>- a</p>'],
  [
    'a quote within a quote',
    '> > a\n> b',
    '<blockquote><blockquote><p>a</p></blockquote><p>b</p></blockquote>',
  ],
  [
    'a quote in a list, and one below it',
    '- > a\n\n> b',
    '<p>- \n</p><p>a</p><p></p><blockquote><p>b</p></blockquote>',
  ],
  ['an indented quote', '   > a', '<blockquote><p>a</p></blockquote>'],
  ['struck text with another mark in it', '~~a *b* c~~', '<p><del>a <em>b</em> c</del></p>'],
  ['tildes that do not match', '~a~~ and ~~~b', '<p>~a~~ and ~~~b</p>'],
  ['a bold address', '**https://a.example**', `<p><strong>${link('https://a.example')}</strong></p>`],
  [
    'an address in brackets',
    '[https://a.example]',
    '<p>[<a href="https://a.example" rel="noopener">https://a.example</a>]</p>',
  ],
  ['an address after a letter', 'xhttps://a.example', '<p>xhttps://a.example</p>'],
  ['a scheme alone', 'http:// www.', `<p><a rel="noopener">http://</a> ${link('http://www', 'www')}.</p>`],
  [
    'marks in an address of another scheme',
    'ftp://a.example/*b* *c*',
    '<p>ftp://a.example/*b* <em>c</em></p>',
  ],
  [
    'an address in a link',
    '[https://a.example/x](https://b.example)',
    `<p>${link('https://b.example', 'https://a.example/x')}</p>`,
  ],
  ['an address with a room', 'xmpp:a@b.example/room', `<p>${link('xmpp:a@b.example/room')}</p>`],
  ['a mail address with a path', 'mailto:a@b.example/x', `<p>${link('mailto:a@b.example')}/x</p>`],
  ['an empty fence', '```\n```', '<pre><code></code></pre>'],
])('%s', (_, text, expected) => {
  expect(html(text)).toBe(expected)
})

describe('references', () => {
  test.each([
    ['host in another case', '@eve.e@Meadow.example', 'https://meadow.example/@eve.e', 'eve.e'],
    ['host in another alphabet', '@ute@bücher.example', 'https://xn--bcher-kva.example/@ute', 'ute'],
  ])('mention of a person from elsewhere, %s', (_, text, url, name) => {
    const post = renderPost(world, { text })
    expect(post.mention_ids).toHaveLength(1)
    expect(post.content).toContain(`href="${url}" rel="noopener">@${name}</a>`)
  })

  test('link to a known public post, and its quote', () => {
    const post = addPost(world, { author: bob, text: 'hello' })
    expect(html(`[[${post.uri}|there]]`)).toBe(`<p>${link(post.uri, 'there')}</p>`)
    expect(renderPost(world, { text: 'a', quote: post })).toMatchObject({
      content: `<p>a</p><p>RE: ${link(post.uri)}</p>`,
      link_ids: [post.id],
    })
  })
})

describe('title', () => {
  test.each([
    ['is taken for HTML', '<b>1</b> & <em>2</em>', '<h1><b>1</b> &amp; <em>2</em></h1><p>a</p>'],
    ['swallows the text', '<script>', '<h1></h1>'],
    ['may be empty', '', '<h1></h1><p>a</p>'],
  ])('%s', (_, title, expected) => {
    expect(renderPost(world, { text: 'a', title }).content).toBe(expected)
  })
})
