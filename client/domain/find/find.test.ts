/** Tests docs/spec/search.md#what-this-device-has-read, docs/spec/search.md#search-operators. */
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Account } from '#contract/entities/account.ts'
import { Post } from '#contract/entities/post.ts'
import { personEntry, postEntry } from './entry.ts'
import { excerpt, findHere } from './find.ts'
import { readFindQuery } from './query.ts'

const anna = { id: 'a', username: 'anna', acct: 'anna', display_name: 'Änna Bloom' }
const bob = { id: 'b', username: 'bob', acct: 'bob@meadow.example', display_name: '' }
const entry = (id: string, account: object, fields: object) =>
  postEntry(parse(Post, { id, account, visibility: 'public', created_at: at(id), ...fields }))
/** The ids are days of January 2026. */
const at = (id: string) => new Date(2026, 0, Number(id), 12).toISOString()
const file = (type: string, description = '') => ({ id: type, type, url: type, description })
const link = (href: string, more = '') => `<a ${more} href="${href}">there</a>`

const posts = [
  entry('5', bob, { content: `<p>Read ${link('https://tea.example/')}</p>` }),
  entry('4', anna, {
    content: `<p>Hi ${link('https://meadow.example/users/bob', 'class="u-url mention"')} &amp; all</p>`,
    tags: [{ name: 'Garden', url: '' }],
  }),
  entry('3', bob, { content: '', media_attachments: [file('image', 'A heron in the rain')] }),
  entry('2', anna, { content: '<p>Crème<br>brûlée</p><p>for two</p>', title: 'Sweets' }),
  entry('1', anna, { content: 'Which?', poll: { id: 'p', options: [{ title: 'oat &amp; rye' }] } }),
]
const people = [anna, bob].map((account) => personEntry(parse(Account, account)))

function find(text: string) {
  const query = readFindQuery(text)
  if (!query) throw new Error(`${text} asks for nothing`)
  const found = findHere({ posts, people }, query)
  return [...found.people, ...found.posts].map(({ id }) => id)
}

// docs/spec/search.md#what-this-device-has-read
// docs/spec/search.md#search-operators
test.each([
  ['creme BRULEE', ['2']],
  ['sweets', ['2']],
  ['"brûlée for"', ['2']],
  ['"for brûlée"', []],
  ['heron', ['3']],
  ['"oat & rye"', ['1']],
  ['anna', ['a']],
  ['meadow', ['b']],
  ['@anna', ['a']],
  ['>anna', []],
  ['from:anna', ['4', '2', '1']],
  ['from:anna two', ['2']],
  ['from:@bob@meadow.example', ['5', '3']],
  ['#garden', ['4']],
  ['#gard', []],
  ['has:image', ['3']],
  ['has:media from:anna', []],
  ['has:video', []],
  ['has:link', ['5']],
  ['has:poll', ['1']],
  ['before:2026-01-03', ['2', '1']],
  ['after:2026-01-04', ['5', '4']],
  ['after:2026-01-02 before:2026-01-04', ['3', '2']],
  ['nothing:here', []],
])('%s', (text, ids) => {
  expect(find(text)).toEqual(ids)
})

// docs/spec/search.md#what-this-device-has-read
test('a result shows the part of a post that was looked for', () => {
  const long = `${'first '.repeat(60)}heron ${'last '.repeat(60)}`
  expect(excerpt('short', ['heron'])).toBe('short')
  expect(excerpt(long, []).startsWith('first first')).toBe(true)
  expect(excerpt(long, ['heron'])).toMatch(/^…(first )+heron (last )+.*…$/)
  expect(Array.from(excerpt('🐦'.repeat(400), ['x']))).toHaveLength(161)
})
