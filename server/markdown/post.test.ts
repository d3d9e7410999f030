/** Contract 7.2, row by row. */
import { beforeEach, describe, expect, test } from 'vitest'
import { addAccount } from '../world/accounts.ts'
import { addPost } from '../world/posts.ts'
import type { AccountRecord } from '../world/records.ts'
import { createWorld, type World } from '../world/world.ts'
import { renderPost } from './post.ts'

const BASE = 'http://kith.example'
let world: World
let bob: AccountRecord

beforeEach(() => {
  world = createWorld({ clock: () => 1_790_000_000_000, random: () => 0.5, baseUrl: BASE })
  bob = addAccount(world, { username: 'bob' })
  addAccount(world, { username: 'eve.e', host: 'meadow.example' })
})

const html = (text: string) => renderPost(world, { text }).content
const link = (url: string, text = url) => `<a href="${url}" rel="noopener">${text}</a>`

test.each([
  ['bold and italic', '**b** *i* _i_', '<p><strong>b</strong> <em>i</em> <em>i</em></p>'],
  ['two underscores underline', '__u__', '<p><u>u</u></p>'],
  ['strike', '~~s~~', '<p><del>s</del></p>'],
  ['inline code', '`#c @bob`', '<p><code>#c @bob</code></p>'],
  ['fenced code', '```js\na < b\n\n#c\n```', '<pre><code>a &lt; b\n\n#c\n</code></pre>'],
  ['indented code', '    a', '<pre><code>a\n</code></pre>'],
  ['large heading', '# H', '<h1>H</h1>'],
  ['smaller headings stay as typed', '## H', '<p>## H</p>'],
  ['a rule shows as dashes', 'a\n\n---', '<p>a</p><p>-----</p>'],
  ['list', '- a\n- b', '<p>- a<br>- b</p>'],
  ['loose list', '- a\n\n- b', '<p>- a<br>- b</p>'],
  ['nested list', '- a\n  - b\n- c', '<p>- a<br>- b<br>- c</p>'],
  ['numbered list', '1. a\n2. b', '<p>1.  a<br>2.  b</p>'],
  ['list after text', 'x\n\n- a', '<p>x</p><p>- a</p>'],
  ['image', '![alt](https://a.example/b.png)', '<p>![alt](https://a.example/b.png)</p>'],
  ['link', '[t](https://a.example)', `<p>${link('https://a.example', 't')}</p>`],
  ['link with a scheme that is not allowed', '[t](javascript:alert(1))', '<p>[t](javascript:alert(1))</p>'],
  ['bare address', 'see https://a.example/@bob#x', `<p>see ${link('https://a.example/@bob#x')}</p>`],
  ['e-mail', 'me@a.example', '<p>me@a.example</p>'],
  ['newline', 'a\nb', '<p>a<br>b</p>'],
  ['raw HTML', '<b>x</b>', '<p>&lt;b&gt;x&lt;/b&gt;</p>'],
  ['table', '|a|\n|-|\n|b|', '<p>|a|<br>|-|<br>|b|</p>'],
  ['quote', '> x', '<blockquote><p>x</p></blockquote>'],
  ['greentext', '>x\n>y', '<p>&gt;x<br>&gt;y</p>'],
  ['greentext below text', 'a\n>x', '<p>a<br>&gt;x</p>'],
  ['unknown person', '@nobody @nobody@meadow.example', '<p>@nobody @nobody@meadow.example</p>'],
  ['unknown post', '[[x]]', '<p>[[x]]</p>'],
  ['tag of one digit', '#1', '<p>#1</p>'],
  ['nothing', '', ''],
])('%s', (_, text, expected) => {
  expect(html(text)).toBe(expected)
})

describe('references', () => {
  test('mention of a person from here', () => {
    const post = renderPost(world, { text: 'hi @bob.' })
    expect(post.mention_ids).toEqual([bob.id])
    const anchor = `<a class="u-url mention" href="${BASE}/users/bob" rel="noopener">@bob</a>`
    expect(post.content).toBe(`<p>hi <span class="h-card">${anchor}</span>.</p>`)
  })

  test('mention of a person from elsewhere, host in any case', () => {
    const post = renderPost(world, { text: '@eve.e@Meadow.example' })
    expect(post.mention_ids).toHaveLength(1)
    expect(post.content).toContain('href="https://meadow.example/@eve.e" rel="noopener">@eve.e</a>')
  })

  test('hashtag', () => {
    const post = renderPost(world, { text: '#Frühling' })
    expect(post.tags).toEqual(['frühling'])
    const url = `${BASE}/collections/tags/frühling`
    expect(post.content).toBe(`<p><a class="hashtag" href="${url}" rel="tag noopener">#Frühling</a></p>`)
  })

  test('link to a known public post, and its quote', () => {
    const post = addPost(world, { author: bob, text: 'hello' })
    expect(html(`[[${post.uri}|there]]`)).toBe(`<p>${link(post.uri, 'there')}</p>`)
    expect(renderPost(world, { text: 'a', quote: post })).toMatchObject({
      content: `<p>a</p><p>RE: ${link(post.uri)}</p>`,
      link_ids: [post.id],
    })
  })

  test('title', () => {
    expect(renderPost(world, { text: 'a', title: '1 < 2' }).content).toBe('<h1>1 &lt; 2</h1><p>a</p>')
  })
})
