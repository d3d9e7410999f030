/** Tests docs/spec/writing.md#two-who-edit-one-post. */
import { expect, test } from 'vitest'
import { isEditedElsewhere } from './edit-conflict.ts'

// docs/spec/writing.md#two-who-edit-one-post
test.each<[string, string | null, string | null, string | null, boolean, boolean?]>([
  ['a post that nobody has edited', null, null, null, false],
  ['one that is as it was when the edit began', '1', '1', null, false],
  ['one that was edited since for the first time', '2', null, null, true],
  ['one that was edited since once more', '3', '2', null, true],
  ['one whose new version is overwritten knowingly', '3', '2', '3', false],
  ['one that was edited yet again after that was decided', '4', '2', '3', true],
  ['one about whose former version the words were written', '2', '2', null, true, true],
  ['the same, once its author has seen both', '2', '2', '2', false, true],
])('%s', (_, edited_at, begunAt, seenAt, isConflict, isOutdated = false) => {
  expect(isEditedElsewhere({ edited_at }, { begunAt, seenAt, isOutdated })).toBe(isConflict)
})
