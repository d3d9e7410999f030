/**
 * Holds what is read, changed and sent back to being read as a whole
 * (docs/spec/settings.md#what-cannot-be-read): what was left out of it would be deleted.
 */
import { parse, safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { Account } from './entities/account.ts'
import { GroupSource } from './entities/group.ts'
import { PostSource } from './entities/post.ts'
import { SubscriptionOptions } from './entities/subscription.ts'
import { WholePost } from './entities/whole-post.ts'

// docs/spec/settings.md#what-cannot-be-read
describe('the source of a post', () => {
  const source = { content_type: 'text/markdown', text: 'words', title: 'T' }
  test.each([
    ['lacks its text', { ...source, text: undefined }],
    ['has a number for its text', { ...source, text: 7 }],
    ['has no text', { ...source, text: null }],
    ['lacks its type', { ...source, content_type: undefined }],
    ['has a list for its title', { ...source, title: ['T'] }],
  ])('that %s cannot be read', (_, value) => expect(safeParse(PostSource, value).success).toBe(false))

  test('needs no title, as before 5.6', () => {
    const { title: _, ...older } = source
    expect(parse(PostSource, older)).toEqual({ ...older, title: null })
    expect(parse(PostSource, { ...source, text: '' }).text).toBe('')
  })
})

// docs/spec/settings.md#what-cannot-be-read
describe('a post that is edited', () => {
  const file = { id: 'f', type: 'image', url: 'https://a.example/f.png', description: null }
  const account = { id: 'a', username: 'a' }
  const post = { id: 'p', account, sensitive: false, visibility: 'public', media_attachments: [file] }
  const poll = { options: [{ title: 'yes' }] }
  test.each([
    ['one file of two', { media_attachments: [file, { ...file, url: 7 }] }],
    ['its files', { media_attachments: 'none' }],
    ['whether it is sensitive', { sensitive: 'yes' }],
    ['its language', { language: 7 }],
    ['its audience', { visibility: null }],
    ['a post that it quotes', { links: [{ id: 'q' }] }],
    ['an option of its poll', { poll: { options: [{ title: 'yes' }, { title: 7 }] } }],
    ['its group', { group: 'gardeners' }],
  ])('is not read without %s', (_, change) => {
    expect(safeParse(WholePost, { ...post, ...change }).success).toBe(false)
  })

  test('is read as any other where all of it is there', () => {
    const whole = { ...post, poll, links: [], language: null, group: null, in_reply_to_id: null }
    expect(parse(WholePost, whole)).toMatchObject({ id: 'p', media_attachments: [file] })
    expect(safeParse(WholePost, post).success).toBe(true)
  })
})

// docs/spec/settings.md#what-cannot-be-read
describe('the texts of a profile', () => {
  const source = { note: 'Hi', fields: [{ name: 'Web', value: 'x' }], privacy: 'private' }
  test.each([
    ['a field', { fields: [{ name: 'Web', value: 7 }] }],
    ['the fields', { fields: 'none' }],
    ['the bio', { note: 7 }],
    ['the audience', { privacy: null }],
  ])('are none where %s cannot be read', (_, change) => {
    expect(parse(Account, { id: 'a', source: { ...source, ...change } }).source).toBeNull()
  })

  test('may lack a bio', () => {
    expect(parse(Account, { id: 'a', source: { ...source, note: null } }).source?.note).toBeNull()
  })
})

// docs/spec/settings.md#what-cannot-be-read
test.each([[undefined], [null], ['x'], [7], [['kith']]])('a configuration of %j is none', (client_config) => {
  expect(parse(Account, { id: 'a', client_config }).client_config).toBeNull()
})

// docs/spec/settings.md#what-cannot-be-read
test('the description of a group is a text, or there is none', () => {
  expect(safeParse(GroupSource, { description: 7 }).success).toBe(false)
  expect(parse(GroupSource, { description: null })).toEqual({ description: null })
})

// docs/spec/settings.md#what-cannot-be-read
test('no offer of a known kind is left out, and others are', () => {
  const offer = { type: 'monero', chain_id: 'monero:1', price: 7, payout_address: '4' }
  expect(safeParse(SubscriptionOptions, [offer, { ...offer, price: 'dear' }]).success).toBe(false)
  expect(parse(SubscriptionOptions, [{ type: 'shells', price: 'dear' }, offer])).toEqual([offer])
})
