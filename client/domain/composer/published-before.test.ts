import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Post } from '#contract/entities/post.ts'
import { type Draft, emptyDraft, type Tried, tryAt } from './draft.ts'
import type { DraftContext } from './draft-key.ts'
import type { PollDraft } from './poll-draft.ts'
import { hasWantedGroup, hasWantedPoll, isAsWritten, isTextOf, mayBeTheSame } from './published-before.ts'

const NOON = Date.parse('2026-11-21T12:00:00Z')
const tried: Tried = {
  at: NOON,
  texts: ['good morning'],
  visibilities: ['public', 'direct'],
  fileCounts: [0],
  polls: [null],
}

const post = (fields: object = {}) =>
  parse(Post, {
    id: 'p',
    created_at: '2026-11-21T12:00:01Z',
    account: { id: 'a', username: 'a', acct: 'a' },
    visibility: 'public',
    ...fields,
  })

const NEW = { kind: 'new' } as const
const ANSWER = { kind: 'reply', postId: 'parent' } as const
const COMMENT = { kind: 'quote', postId: 'quoted' } as const
const poll: PollDraft = { options: ['tea', 'coffee'], multiple: false, amount: 1, unit: 'day' }
const pollAnswer = { id: 'poll', options: [{ title: 'tea' }, { title: 'coffee' }] }
const sentPoll = { options: ['tea', 'coffee'], expires_in: 86_400, multiple: false }
const quoted = { id: 'quoted', account: { id: 'b', username: 'b', acct: 'b' } }

// docs/spec/drafts-and-outbox.md#a-lost-answer
test.each<[string, object, DraftContext, boolean, Partial<Tried>?]>([
  ['a post like it', {}, NEW, true],
  ['a clock that is four minutes late', { created_at: '2026-11-21T11:56:00Z' }, NEW, true],
  ["yesterday's same words", { created_at: '2026-11-20T12:00:00Z' }, NEW, false],
  ['a post without a time', { created_at: '' }, NEW, false],
  ['the audience of another try', { visibility: 'direct' }, NEW, true],
  ['an audience of no try', { visibility: 'private' }, NEW, false],
  ['a reply, when it is none', { in_reply_to_id: 'parent' }, NEW, false],
  ['a reply to the same post', { in_reply_to_id: 'parent' }, ANSWER, true],
  ['a reply in a group', { in_reply_to_id: 'parent', group: { id: 'g' } }, ANSWER, true],
  ['a reply to another post', { in_reply_to_id: 'other' }, ANSWER, false],
  ['no reply, when it is one', {}, ANSWER, false],
  ['a quote of the same post', { links: [quoted] }, COMMENT, true],
  ['no quote, when it is one', {}, COMMENT, false],
  ['a repost', { reblog: quoted }, NEW, false],
  ['a poll', { poll: pollAnswer }, NEW, true, { polls: [sentPoll] }],
  ['no poll, when there is one', {}, NEW, false, { polls: [sentPoll] }],
  ['a poll, when there is none', { poll: pollAnswer }, NEW, false],
  ['as many files', { media_attachments: [{ id: 'm', url: 'm' }] }, NEW, true, { fileCounts: [1] }],
  ['a file less', {}, NEW, false, { fileCounts: [1] }],
  ['the files of one try', { media_attachments: [{ id: 'm', url: 'm' }] }, NEW, true, { fileCounts: [0, 1] }],
  ['the files of no try', { media_attachments: [{ id: 'm', url: 'm' }] }, NEW, false, { fileCounts: [0, 2] }],
  ['a group that was never tried', { group: { id: 'g' } }, NEW, false],
  ['the group of one try', { group: { id: 'g' } }, NEW, true, { groupIds: [null, 'g'] }],
  ['another group', { group: { id: 'h' } }, NEW, false, { groupIds: ['g'] }],
  ['a group, of which an older server says nothing', {}, NEW, true, { groupIds: ['g'] }],
  ['the poll of one try', { poll: pollAnswer }, NEW, true, { polls: [null, sentPoll] }],
])('%s', (_, fields, context, expected, changed = {}) => {
  expect(mayBeTheSame(post(fields), { context }, { ...tried, ...changed })).toBe(expected)
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

const uploaded = (id: string) => ({ id, type: 'image', url: `/${id}`, description: null })
const file = (id: string, description = '') => ({
  key: id,
  name: 'a.png',
  mediaType: 'image/png',
  description,
  uploaded: uploaded(id),
})
const DRAFT = { ...emptyDraft('good morning', 'key'), attachments: [file('1'), file('2', 'two')] }
const PUBLISHED = { media_attachments: [uploaded('1'), { ...uploaded('2'), description: 'two' }] }

test.each<[string, Partial<Draft>, boolean]>([
  ['nothing', {}, true],
  ['the line end', { text: 'good morning\n' }, true],
  ['spaces of a description', { attachments: [file('1', ' '), file('2', 'two ')] }, true],
  ['the text', { text: 'Good morning' }, false],
  ['the flag', { sensitive: true }, false],
  ['a file swapped', { attachments: [file('3'), file('2', 'two')] }, false],
  ['a file more', { attachments: [...DRAFT.attachments, file('3')] }, false],
  ['a file less', { attachments: [file('1')] }, false],
  ['a description', { attachments: [file('1', 'one'), file('2', 'two')] }, false],
  ['a description less', { attachments: [file('1'), file('2')] }, false],
])('changed since: %s', (_, changed, isSame) => {
  expect(isAsWritten(post(PUBLISHED), 'good morning', { ...DRAFT, ...changed })).toBe(isSame)
})

const withPoll = (answer: object | null) =>
  post({ poll: answer && { ...pollAnswer, expires_at: '2026-11-22T12:00:02Z', ...answer } })
const triedWith = (one: PollDraft | null) => tryAt({ ...emptyDraft('a', 'key'), poll: one }, 'public', NOON)

test.each<[string, ReturnType<typeof post>, PollDraft | null, PollDraft | null, boolean]>([
  ['as it was tried', withPoll({}), poll, poll, true],
  ['whatever the server made of it', withPoll({ options: [] }), poll, poll, true],
  ['added', withPoll(null), null, poll, false],
  ['added, and published now', withPoll({}), null, poll, true],
  ['taken out', withPoll({}), poll, null, false],
  ['taken out, and published now', withPoll(null), poll, null, true],
  ['other options', withPoll({}), poll, { ...poll, options: ['tea', 'milk'] }, false],
  ['several choices', withPoll({}), poll, { ...poll, multiple: true }, false],
  ['another end', withPoll({}), poll, { ...poll, amount: 2 }, false],
  [
    'other options, published now',
    withPoll({ options: [{ title: 'R&amp;D' }, { title: 'milk' }] }),
    poll,
    { ...poll, options: ['R&D', ' milk ', ''] },
    true,
  ],
])('the poll: %s', (_, published, before, now, expected) => {
  expect(hasWantedPoll(published, { ...triedWith(before), poll: now })).toBe(expected)
})

test('without an earlier try there is nothing to compare', () => {
  expect(hasWantedPoll(withPoll(null), { tried: null, poll })).toBe(true)
})

// docs/spec/groups.md#where-a-draft-goes
// docs/spec/drafts-and-outbox.md#a-lost-answer
test.each<[string, Tried['groupIds'] | null, string | null, string | null, boolean]>([
  ['one that was never tried', null, 'g', null, true],
  ['every try went there, and the server does not say so', ['g'], 'g', null, true],
  ['every try of an earlier build went to none', undefined, null, null, true],
  ['it was for none first, and that arrived', [null, 'g'], 'g', null, false],
  ['it was for none first, and the later try arrived', [null, 'g'], 'g', 'g', true],
  ['it was for a group first, and that arrived', ['g', null], null, 'g', false],
])('%s', (_, groupIds, groupId, arrived, expected) => {
  const draft = { groupId, tried: groupIds === null ? null : { ...tried, groupIds } }
  const group = arrived === null ? null : { id: arrived, username: arrived }
  expect(hasWantedGroup(post({ group }), draft)).toBe(expected)
})
