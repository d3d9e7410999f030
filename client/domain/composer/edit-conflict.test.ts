/** Tests docs/spec/writing.md#two-who-edit-one-post. */
import { expect, test } from 'vitest'
import { isEditedElsewhere } from './edit-conflict.ts'

test.each([
  ['a post that nobody has edited', null, null, null, false],
  ['one that is as it was when the edit began', '1', '1', null, false],
  ['one that was edited since for the first time', '2', null, null, true],
  ['one that was edited since once more', '3', '2', null, true],
  ['one whose new version is overwritten knowingly', '3', '2', '3', false],
  ['one that was edited yet again after that was decided', '4', '2', '3', true],
])('%s', (_, edited_at, begunAt, seenAt, isConflict) => {
  expect(isEditedElsewhere({ edited_at }, { begunAt, seenAt })).toBe(isConflict)
})
