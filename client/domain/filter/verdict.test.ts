/**
 * Tests docs/spec/filters.md#what-is-caught, docs/spec/filters.md#words,
 * docs/spec/filters.md#which-filter-counts, docs/spec/filters.md#what-filters-cost.
 */
import fc from 'fast-check'
import { parse } from 'valibot'
import { expect, test, vi } from 'vitest'
import { Post } from '#contract/entities/post.ts'
import type { Filter, NamedFilter } from './filter.ts'
import { caughtBy, readyFilters, verdictOn } from './verdict.ts'

const place = { viewerId: 'me', host: 'kith.example' }
const person = (acct: string) => ({ id: acct, username: acct.split('@')[0], acct })
const post = (more: object = {}) => parse(Post, { id: 'p', account: person('bob'), ...more })
const says = (content: string) => post({ content })
const filter = (kind: Filter['kind'], value: string, more: Partial<NamedFilter> = {}): NamedFilter => ({
  name: 'filter:1',
  kind,
  value,
  action: 'fold',
  until: null,
  ...more,
})
const isCaught = (entry: Post, ...filters: NamedFilter[]) =>
  verdictOn(entry, readyFilters(filters, 1_000), place) !== null

// docs/spec/filters.md#words
test.each([
  ['rain', '<p>Rain, again.</p>', true],
  ['rain', '<p>It is raining in the train.</p>', false],
  ['Rain', '<p>THE RAIN</p>', true],
  ['wet paint', '<p>wet</p><p>paint</p>', true],
  ['wet paint', 'wetpaint', false],
  ['rain', '<p>r<b>ai</b>n</p>', true],
  ['rain', '<p>no</p><p>ra</p><p>in</p>', false],
  ['cafe', '<p>Un café</p>', true],
  ['café', '<p>Un cafe</p>', true],
  ['#rain', '<p><a href="/tag/rain">#<span>rain</span></a></p>', true],
  ['a & b', '<p>a &amp; b</p>', true],
  ['p', '<p>no</p>', false],
  ['雨', '<p>今日は雨です</p>', true],
  ['می‌رود', '<p>او می‌رود.</p>', true],
  ['میرود', '<p>او می‌رود.</p>', true],
  ['rain', '', false],
  ['🐈', '<p>my 🐈!</p>', true],
])('the words %j in %j: %j', (words, content, expected) => {
  expect(isCaught(says(content), filter('word', words))).toBe(expected)
})

const file = (description: string | null) => ({
  id: `of ${description}`,
  type: 'image',
  url: 'x',
  description,
})

// docs/spec/filters.md#what-is-caught
test.each([
  ['words of a title', post({ title: 'Rain' }), filter('word', 'rain'), true],
  [
    'words of a poll',
    post({ poll: { id: '1', options: [{ title: 'Rain' }] } }),
    filter('word', 'rain'),
    true,
  ],
  ['words that a file shows', post({ media_attachments: [file('Rain')] }), filter('word', 'rain'), true],
  ['words of a quote', post({ links: [post({ id: 'q', content: 'Rain' })] }), filter('word', 'rain'), true],
  ['words of a repost', post({ reblog: says('Rain') }), filter('word', 'rain'), true],
  ['a person', post(), filter('person', 'bob'), true],
  ['a person with the host', post(), filter('person', 'bob@kith.example'), true],
  ['somebody of that name elsewhere', post(), filter('person', 'bob@meadow.example'), false],
  ['who reposts', post({ reblog: post({ account: person('ann') }) }), filter('person', 'bob'), true],
  ['who is reposted', post({ reblog: post({ account: person('ann') }) }), filter('person', 'ann'), true],
  ['a host', post({ account: person('erin@meadow.example') }), filter('host', 'meadow.example'), true],
  [
    'what is of a host',
    post({ account: person('e@a.meadow.example') }),
    filter('host', 'meadow.example'),
    true,
  ],
  [
    'a host that ends alike',
    post({ account: person('e@ameadow.example') }),
    filter('host', 'meadow.example'),
    false,
  ],
  ['a tag', post({ tags: [{ name: 'rain', url: '' }] }), filter('tag', 'rain'), true],
  ['another tag', post({ tags: [{ name: 'rainy', url: '' }] }), filter('tag', 'rain'), false],
  ['the beginning of a thread', post(), filter('thread', 'p'), true],
  ['a reply to it', post({ in_reply_to_id: 'r' }), filter('thread', 'r'), true],
  ['a post far below', post({ conversation: { root_id: 'r' } }), filter('thread', 'r'), true],
  [
    'a reposted post of a thread',
    post({ reblog: post({ conversation: { root_id: 'r' } }) }),
    filter('thread', 'r'),
    true,
  ],
  ['another thread', post({ conversation: { root_id: 's' } }), filter('thread', 'r'), false],
  ['a language', post({ language: 'de' }), filter('language', 'de'), true],
  ['a form of a language', post({ language: 'pt-BR' }), filter('language', 'pt'), true],
  ['no language', post(), filter('language', 'de'), false],
  [
    'a file without a description',
    post({ media_attachments: [file('x'), file(' ')] }),
    filter('undescribed', ''),
    true,
  ],
  ['described files', post({ media_attachments: [file('x')] }), filter('undescribed', ''), false],
  ['a post without files', post(), filter('undescribed', ''), false],
  ['an own post', post({ account: { ...person('bob'), id: 'me' } }), filter('person', 'bob'), false],
  [
    'an own post that is reposted',
    post({ reblog: post({ account: { ...person('ann'), id: 'me' } }) }),
    filter('person', 'bob'),
    false,
  ],
])('%s', (_, entry, rule, expected) => {
  expect(isCaught(entry, rule)).toBe(expected)
})

// docs/spec/filters.md#which-filter-counts
test('of several filters that catch a post the strongest counts, and one that has ended does not', () => {
  const fold = filter('word', 'rain', { name: 'filter:fold' })
  const blur = filter('person', 'bob', { name: 'filter:blur', action: 'blur' })
  const hide = filter('host', 'kith.example', { name: 'filter:hide', action: 'hide', until: 2_000 })
  const named = (now: number) =>
    verdictOn(says('rain'), readyFilters([blur, fold, hide], now), place)?.name ?? null
  expect([named(1_000), named(2_000)]).toEqual(['filter:hide', 'filter:fold'])
})

// docs/spec/filters.md#the-list-of-filters
test('each filter counts what it catches, whichever counts', () => {
  const own = post({ content: 'rain', account: { ...person('x'), id: 'me' } })
  const rules = readyFilters([filter('word', 'rain'), filter('person', 'bob', { name: 'filter:2' })], 0)
  expect(caughtBy([says('rain'), says('sun'), own], rules, place)).toEqual(
    new Map([
      ['filter:1', 1],
      ['filter:2', 2],
    ]),
  )
})

const WORDS = ['rain', 'train', 'raining', 'snow', 'snowy', 'sun', 'wind', 'windy', 'schön', '雨', '#rain']
const HOSTS = ['meadow.example', 'a.meadow.example', 'ameadow.example', 'kith.example']
const people = fc.tuple(fc.constantFrom('bob', 'ann'), fc.option(fc.constantFrom(...HOSTS)))
const accts = people.map(([name, host]) => person(host === null ? name : `${name}@${host}`))
const texts = fc
  .array(fc.constantFrom(...WORDS), { maxLength: 8 })
  .map((words) => `<p>${words.join(' ')}</p>`)
const leaves = fc.record({
  id: fc.constantFrom('p', 'q', 'r'),
  account: accts,
  content: texts,
  language: fc.option(fc.constantFrom('de', 'pt-BR', 'fa')),
  in_reply_to_id: fc.option(fc.constantFrom('r', 's')),
  tags: fc.array(
    fc.constantFrom('rain', 'snow').map((name) => ({ name, url: '' })),
    { maxLength: 2 },
  ),
  media_attachments: fc.array(fc.option(fc.constantFrom('rain', '')).map(file), { maxLength: 2 }),
})
const entries = fc
  .record({ own: leaves, reblog: fc.option(leaves), links: fc.array(leaves, { maxLength: 1 }) })
  .map(({ own, reblog, links }) =>
    post(reblog ? { ...own, content: '', reblog: { ...reblog, links } } : { ...own, links }),
  )
const values: Record<Filter['kind'], fc.Arbitrary<string>> = {
  word: fc.constantFrom('rain', 'snow', 'wind', 'schon', '雨', 'rain snow'),
  person: fc.constantFrom('bob', 'ann@meadow.example', 'ann@kith.example'),
  host: fc.constantFrom('meadow.example', 'kith.example'),
  tag: fc.constantFrom('rain', 'snow'),
  thread: fc.constantFrom('p', 'r', 's'),
  language: fc.constantFrom('de', 'pt', 'en'),
  undescribed: fc.constant(''),
}
const rules = fc.constantFrom(...(Object.keys(values) as Filter['kind'][])).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    value: values[kind],
    action: fc.constantFrom('hide', 'fold', 'blur'),
    until: fc.option(fc.constantFrom(500, 2_000)),
  }),
)

/** Returns whether a filter means a post, as its sentence in the spec is read without any care for speed. */
function means(rule: Filter, entry: Post): boolean {
  const original = entry.reblog ?? entry
  const posts = [original, ...original.links]
  const addresses = [entry, ...posts].map(({ account: { acct } }) =>
    acct.includes('@') ? acct : `${acct}@kith.example`,
  )
  const words = posts.flatMap(({ content, media_attachments }) => [
    content.slice(3, -4),
    ...media_attachments.map(({ description }) => description ?? ''),
  ])
  switch (rule.kind) {
    case 'word':
      return words.some((each) =>
        ` ${each.replaceAll('schön', 'schon').replaceAll('#', ' ')} `.includes(` ${rule.value} `),
      )
    case 'person':
      return addresses.some((each) => each === rule.value || each === `${rule.value}@kith.example`)
    case 'host':
      return addresses.some((each) => `.${each.split('@')[1]}`.endsWith(`.${rule.value}`))
    case 'tag':
      return posts.some(({ tags }) => tags.some(({ name }) => name === rule.value))
    case 'thread':
      return original.id === rule.value || original.in_reply_to_id === rule.value
    case 'language':
      return posts.some(({ language }) => language?.split('-')[0] === rule.value)
    case 'undescribed':
      return posts.some((each) => each.media_attachments.some(({ description }) => !description))
  }
}

// docs/spec/filters.md#what-is-caught
test('no post is ever caught that no filter means, and none escapes that one means', () => {
  let caught = 0
  fc.assert(
    fc.property(entries, fc.array(rules, { maxLength: 4 }), (entry, drawn) => {
      const filters = drawn.map((rule, index): NamedFilter => ({ ...rule, name: `filter:${index}` }))
      const verdict = verdictOn(entry, readyFilters(filters, 1_000), place)
      const meaning = filters.filter((rule) => (rule.until ?? 1_001) > 1_000 && means(rule, entry))
      expect(verdict === null).toBe(meaning.length === 0)
      if (verdict) expect(meaning.map(({ name }) => name)).toContain(verdict.name)
      caught += Number(verdict !== null)
    }),
    { numRuns: 2_000, seed: 20261126 },
  )
  expect(caught).toBeGreaterThan(400)
  expect(caught).toBeLessThan(1_800)
})

// docs/spec/filters.md#what-filters-cost
test('the words of a post are read once, whatever number of filters looks at them', () => {
  const entry = says('<p>Some words about the weather.</p>')
  const { content } = entry
  const read = vi.fn(() => content)
  Object.defineProperty(entry, 'content', { get: read })
  const filters = Array.from({ length: 50 }, (_, index) =>
    filter('word', `weatherman ${index}`, { name: `filter:${index}` }),
  )
  for (let time = 0; time < 3; time++) expect(isCaught(entry, ...filters)).toBe(false)
  expect(read).toHaveBeenCalledTimes(1)
})
