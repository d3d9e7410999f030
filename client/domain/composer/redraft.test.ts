import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Post } from '#contract/entities/post.ts'
import { emptyDraft } from './draft.ts'
import { contextOfPost, redraftOf } from './redraft.ts'

const QUOTED = { id: 'q', uri: 'https://a.example/q', url: 'https://a.example/@a/q', account: { id: 'a' } }
const QUOTING = {
  links: [QUOTED],
  content: '<p>look</p><p>RE: <a href="https://a.example/q" rel="noopener">https://a.example/q</a></p>',
}

const post = (more: object = {}) =>
  parse(Post, {
    id: 'p',
    account: { id: 'me' },
    content: '<p>look</p>',
    created_at: '2026-05-01T12:00:00Z',
    pleroma: {},
    ...more,
  })

const AUDIENCES = ['public', 'private', 'direct'] as const
const copied = (text: string, title: string | null = null) => ({
  source: { text, title },
  allowed: AUDIENCES,
  attachments: [],
})

// docs/spec/post-actions.md#delete-and-redraft
test.each([
  ['a post', post(), { kind: 'new' }],
  ['a reply', post({ in_reply_to_id: '7' }), { kind: 'reply', postId: '7' }],
  ['a quote', post(QUOTING), { kind: 'quote', postId: 'q' }],
  ['a reply that quotes', post({ ...QUOTING, in_reply_to_id: '7' }), { kind: 'reply', postId: '7' }],
  ['a post that only links another one', post({ links: [QUOTED] }), { kind: 'new' }],
])('%s goes back to its place', (_, one, context) => {
  expect(contextOfPost(one)).toEqual(context)
})

// docs/spec/post-actions.md#delete-and-redraft
test('text, flag, files, audience and poll come back under a key that no post has', () => {
  const empty = emptyDraft('', 'a new key')
  const poll = {
    id: 'p',
    options: [{ title: 'tea &amp; milk' }, { title: 'coffee' }],
    multiple: true,
    expires_at: '2026-05-01T12:30:00Z',
  }
  const files = [{ key: 'f', name: 'a', mediaType: 'image/png', description: 'A cat', uploaded: null }]
  const one = post({ visibility: 'private', sensitive: true, language: 'en', poll })
  expect(redraftOf(empty, one, { ...copied('**look**'), attachments: files })).toEqual({
    ...empty,
    text: '**look**',
    visibility: 'private',
    sensitive: true,
    language: 'en',
    poll: { options: ['tea & milk', 'coffee'], multiple: true, amount: 30, unit: 'minute' },
    attachments: files,
  })
})

// docs/spec/groups.md#where-a-draft-goes
test.each([
  ['public post to a group', { visibility: 'public' }, 'g'],
  ['private post to a group', { visibility: 'private' }, undefined],
  ['reply in a group', { visibility: 'public', in_reply_to_id: 'parent' }, undefined],
])('a %s is redrafted for %o: %s', (_, fields, groupId) => {
  const one = post({ ...fields, group: { id: 'g' } })
  expect(redraftOf(emptyDraft('', 'k'), one, copied('x')).groupId).toBe(groupId)
})

// docs/spec/post-actions.md#delete-and-redraft
test('where its audience is not allowed any more, it has the narrowest one', () => {
  expect(redraftOf(emptyDraft('', 'k'), post({ visibility: 'conversation' }), copied('x')).visibility).toBe(
    'direct',
  )
})

// docs/spec/post-actions.md#delete-and-redraft
test('a poll without an end begins with the usual time', () => {
  const one = post({ poll: { id: 'p', options: [{ title: 'a' }, { title: 'b' }], expires_at: null } })
  expect(redraftOf(emptyDraft('', 'k'), one, copied('x')).poll).toMatchObject({ amount: 1, unit: 'day' })
})

// docs/spec/post-actions.md#delete-and-redraft
test.each([
  ['a title', post(), 'words', 'Tea', '# Tea\n\nwords'],
  ['an empty title', post(), 'words', '', 'words'],
  ['a quote', post(QUOTING), 'look', null, 'look'],
  [
    'a reply that quotes',
    post({ ...QUOTING, in_reply_to_id: '7' }),
    'look',
    null,
    'look\n\n[[https://a.example/q]]',
  ],
  [
    'a reply that links what it quotes',
    post({ ...QUOTING, in_reply_to_id: '7' }),
    '[[https://a.example/@a/q|look]]',
    null,
    '[[https://a.example/@a/q|look]]',
  ],
])('the text of %s', (_, one, text, title, written) => {
  expect(redraftOf(emptyDraft('', 'k'), one, copied(text, title)).text).toBe(written)
})
