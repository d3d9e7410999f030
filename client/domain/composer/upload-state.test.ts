/** Tests docs/spec/attachments.md#refused-files. */
import { expect, test } from 'vitest'
import type { Failure } from '../retry.ts'
import { isUnsent } from './upload-state.ts'

// docs/spec/attachments.md#refused-files
test.each<[Failure['kind'], number, boolean]>([
  ['unreachable', 0, true],
  ['unreadable', 200, true],
  ['refused', 408, true],
  ['refused', 429, true],
  ['refused', 502, true],
  ['refused', 503, true],
  ['refused', 504, true],
  ['refused', 400, false],
  ['refused', 401, false],
  ['refused', 403, false],
  ['refused', 413, false],
  ['refused', 415, false],
  ['refused', 418, false],
  ['refused', 500, false],
  ['refused', 507, false],
  ['file', 0, false],
  ['broken', 0, false],
])('%s with %i: could not be sent %s', (kind, status, isWaiting) => {
  expect(isUnsent({ kind, status })).toBe(isWaiting)
})
