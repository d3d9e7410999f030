/** Tests docs/spec/drafts-and-outbox.md#outbox, docs/spec/clocks.md#a-clock-that-jumps. */
import { expect, test } from 'vitest'
import type { Failure } from '../retry.ts'
import { emptyDraft, tryAt } from './draft.ts'
import { afterFailure, isDue, newEntry, type OutboxEntry, triedAfter, wantsFilesAgain } from './outbox.ts'

const refused = (status: number, retryAfter: number | null = null): Failure => ({
  kind: 'refused',
  status,
  message: 'no',
  retryAfter,
})
const unreachable: Failure = { kind: 'unreachable', status: 0, message: '', retryAfter: null }

const entry: OutboxEntry = {
  context: { kind: 'new' },
  draft: emptyDraft('hello', 'key'),
  visibility: 'public',
  accountId: '1',
  state: 'waiting',
  tries: 0,
  queuedAt: 0,
  lastTryAt: 0,
  nextTryAt: 10_000,
  problem: null,
}

// docs/spec/drafts-and-outbox.md#outbox
test.each([
  ['no connection', unreachable, 'waiting'],
  ['a server in trouble', refused(502), 'waiting'],
  ['a session that has ended', refused(401), 'waiting'],
  ['a refusal', refused(422), 'stopped'],
])('after %s', (_, problem, state) => {
  expect(afterFailure(entry, problem, 0, 0)).toMatchObject({ state, tries: 1, problem })
})

// docs/spec/clocks.md#a-clock-that-jumps
// docs/spec/drafts-and-outbox.md#outbox
test.each([
  ['before its time', {}, 9_999, 0, false],
  ['at its time', {}, 10_000, 0, true],
  ['before its time, when the connection came back', { problem: unreachable }, 5_000, 5_000, true],
  ['before its time, when it came back before the last try', { lastTryAt: 6_000 }, 7_000, 5_000, false],
  ['before the server wants it, connection or not', { problem: refused(429, 10) }, 5_000, 5_000, false],
  ['once the server wants it', { problem: refused(429, 10) }, 10_000, 5_000, true],
  ['after the time to think again', { state: 'held' }, 10_000, 0, true],
  ['not before it, connection or not', { state: 'held' }, 9_999, 5_000, false],
  ['when the clock has been set back by days', { lastTryAt: 3e8, nextTryAt: 4e8 }, 5_000, 0, true],
  ['so when it is held', { state: 'held', lastTryAt: 3e8, nextTryAt: 4e8 }, 5_000, 0, true],
  ['so when another tab was sending it', { state: 'sending', lastTryAt: 3e8 }, 5_000, 0, true],
  ['not when the clock has been set back by seconds', { lastTryAt: 9_000 }, 5_000, 0, false],
  ['never when it was stopped', { state: 'stopped' }, 99_999, 5_000, false],
] as const)('is due %s', (_, fields, now, since, due) => {
  expect(isDue({ ...entry, ...fields }, now, since)).toBe(due)
})

test('a post that its editor was sending is due at once: a lock tells whether it still does', () => {
  expect(isDue(newEntry(entry, 100, 0), 100, 0)).toBe(true)
})

const first = tryAt(entry.draft, 'public', 1)
const second = tryAt({ ...first, text: 'hello!' }, 'public', 2)

test.each([
  ['a refusal of the first try', null, refused(422), null],
  ['a lost answer of the first try', null, unreachable, first.tried],
  [
    'an answer to the first try that nobody can read',
    null,
    { ...unreachable, kind: 'unreadable' } as const,
    first.tried,
  ],
  ['a first try that broke the server', null, refused(500), first.tried],
])('%s', (_, before, problem, after) => {
  expect(triedAfter(before, first.tried, problem)).toEqual(after)
})

test('a refusal says nothing of the tries before', () => {
  expect(triedAfter(first.tried, second.tried, refused(422))).toEqual(second.tried)
})

test.each([
  ['attachment not found', 404, true],
  ['post not found', 404, false],
  ['attachment not found', 500, false],
])('after %j with %d its files are wanted again: %s', (message, status, expected) => {
  expect(wantsFilesAgain({ ...refused(status), message })).toBe(expected)
})
