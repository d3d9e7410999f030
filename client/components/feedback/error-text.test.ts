/** Tests docs/spec/conventions.md#the-servers-words. */
import { expect, test } from 'vitest'
import { ApiError } from '#data/connection/api-error.ts'
import { errorText } from './error-text.ts'
import { findRefusal } from './refusals.ts'

/** Says the key, and the words of the server where they are given. */
const t = (key: string, values: Record<string, unknown> = {}) =>
  values.words === undefined ? key : `${key}: ${values.words}`

const refused = (status: number, words: string | null, retryAfter: number | null = null) =>
  new ApiError('refused', words ?? 'Status', { status, words, retryAfter })

// docs/spec/conventions.md#the-servers-words
// docs/spec/attachments.md#refused-files
test.each([
  ['a reason that we translate stands alone', 400, 'post is too long', 'error.post_too_long'],
  [
    'one that only the server knows is in its words',
    400,
    'no cats today',
    'error.server_says: no cats today',
  ],
  ['our words for a status stand first', 403, 'no cats', 'error.permission error.server_says: no cats'],
  ['also for too much', 413, 'at most 5 MB', 'error.too_large error.server_says: at most 5 MB'],
  ['also for what it cannot do', 418, 'a teapot', 'error.not_supported error.server_says: a teapot'],
  [
    'so do ours that say less',
    418,
    'operation not supported',
    'error.not_supported error.server_says: operation not supported',
  ],
  [
    'so do ours for its first words',
    400,
    'file size must be less than 9MB',
    'error.too_large error.server_says: file size must be less than 9MB',
  ],
  ['a failure of the server', 500, 'database error', 'error.server error.server_says: database error'],
  [
    'also where its words mean another thing elsewhere',
    500,
    'post not found',
    'error.server error.server_says: post not found',
  ],
  ['an ended session', 401, 'access token is invalid', 'error.session_ended'],
  [
    'a session that ended for another reason',
    401,
    'you are banned',
    'error.session_ended error.server_says: you are banned',
  ],
  ['a proxy says nothing of too much', 413, null, 'error.too_large'],
  ['nor why it fails', 502, null, 'error.server'],
  ['nor why it refuses', 422, null, 'error.refused'],
])('%s', (_, status, words, told) => {
  expect(errorText(refused(status, words), t, findRefusal)).toBe(told)
})

// docs/spec/conventions.md#the-servers-words
test.each([
  [429, 'error.too_many_requests wait.left error.server_says: calm down'],
  [503, 'error.server_busy wait.left error.server_says: calm down'],
])('who has to wait after a %i is told why', (status, told) => {
  expect(errorText(refused(status, 'calm down', 30), t, findRefusal)).toBe(told)
})

// docs/spec/conventions.md#the-servers-words
test('until our words have loaded those of the server stand alone', () => {
  expect(errorText(refused(400, 'post is too long'), t, null)).toBe('error.server_says: post is too long')
  expect(errorText(refused(401, 'access token is invalid'), t, null)).toBe('error.session_ended')
})
