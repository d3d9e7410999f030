/** Tests docs/spec/attachments.md#refused-files. */
import { expect, test } from 'vitest'
import { ApiError } from '#data/connection/api-error.ts'
import { toldRefusal } from './told-refusal.ts'

/** Says the key, and the words of the server where they are given. */
const t = (key: string, values: Record<string, unknown> = {}) =>
  [key, values.words ?? values.message].join(' ')

const refused = (status: number, words: string | null) =>
  toldRefusal(new ApiError('refused', words ?? 'Status', { status, words }), t)

test.each([
  ['a reason that is known stands alone', 400, 'post is too long', 'error.post_too_long '],
  ['one that only the server knows is in its words', 400, 'no cats today', 'error.refused no cats today'],
  [
    'our words for a status stand before its own',
    403,
    'no cats today',
    'error.permission  error.server_says no cats today',
  ],
  [
    'a failure of the server says what it is',
    500,
    'database error',
    'error.server  error.server_says database error',
  ],
  [
    'also where its words mean something else elsewhere',
    500,
    'post not found',
    'error.server  error.server_says post not found',
  ],
  ['a proxy has no words', 413, null, 'error.too_large '],
])('%s', (_, status, words, told) => {
  expect(refused(status, words)).toBe(told)
})
