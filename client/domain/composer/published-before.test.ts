import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Post } from '#contract/entities/post.ts'
import { emptyDraft } from './draft.ts'
import type { DraftContext } from './draft-key.ts'
import { isTextOf, mayBeTheSame } from './published-before.ts'

const NOON = Date.parse('2026-11-21T12:00:00Z')
const tried = { at: NOON, texts: ['good morning'], visibilities: ['public', 'direct'] } as const

const post = (fields: object = {}) =>
  parse(Post, {
    id: 'p',
    created_at: '2026-11-21T12:00:01Z',
    account: { id: 'a', username: 'a', acct: 'a' },
    visibility: 'public',
    ...fields,
  })

const sent = (context: DraftContext, draft: object = {}) => ({
  context,
  draft: { ...emptyDraft('good morning', 'key'), ...draft },
})

const NEW = { kind: 'new' } as const
const ANSWER = { kind: 'reply', postId: 'parent' } as const
const COMMENT = { kind: 'quote', postId: 'quoted' } as const
const poll = { options: ['tea', 'coffee'], multiple: false, amount: 1, unit: 'day' } as const
const pollAnswer = { id: 'poll', options: [{ title: 'tea' }, { title: 'coffee' }] }
const file = { key: 'k', name: 'a.png', mediaType: 'image/png', description: '', uploaded: null }
const quoted = { id: 'quoted', account: { id: 'b', username: 'b', acct: 'b' } }

test.each([
  ['a post like it', {}, sent(NEW), true],
  ['a clock that is four minutes late', { created_at: '2026-11-21T11:56:00Z' }, sent(NEW), true],
  ["yesterday's same words", { created_at: '2026-11-20T12:00:00Z' }, sent(NEW), false],
  ['a post without a time', { created_at: '' }, sent(NEW), false],
  ['the audience of another try', { visibility: 'direct' }, sent(NEW), true],
  ['an audience of no try', { visibility: 'private' }, sent(NEW), false],
  ['a reply, when it is none', { in_reply_to_id: 'parent' }, sent(NEW), false],
  ['a reply to the same post', { in_reply_to_id: 'parent' }, sent(ANSWER), true],
  ['a reply to another post', { in_reply_to_id: 'other' }, sent(ANSWER), false],
  ['no reply, when it is one', {}, sent(ANSWER), false],
  ['a quote of the same post', { links: [quoted] }, sent(COMMENT), true],
  ['no quote, when it is one', {}, sent(COMMENT), false],
  ['a repost', { reblog: quoted }, sent(NEW), false],
  ['a poll', { poll: pollAnswer }, sent(NEW, { poll }), true],
  ['no poll, when there is one', {}, sent(NEW, { poll }), false],
  ['a poll, when there is none', { poll: pollAnswer }, sent(NEW), false],
  ['as many files', { media_attachments: [{ id: 'm' }] }, sent(NEW, { attachments: [file] }), true],
  ['a file less', {}, sent(NEW, { attachments: [file] }), false],
])('%s', (_, fields, what, expected) => {
  expect(mayBeTheSame(post(fields), what, tried)).toBe(expected)
})

test.each([
  ['good morning', true],
  ['good morning\n', true],
  ['Good morning', false],
  ['', false],
])('%j is what was typed: %s', (source, expected) => {
  expect(isTextOf(tried, source)).toBe(expected)
})

test('every try counts, and line ends do not', () => {
  expect(isTextOf({ ...tried, texts: ['first', 'a\nb'] }, 'a\r\nb')).toBe(true)
})
