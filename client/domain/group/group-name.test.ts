import { expect, test } from 'vitest'
import { groupNameProblem } from './group-name.ts'

// docs/spec/groups.md#create-a-group
test.each([
  ['', null],
  ['Compost_club-2', null],
  ['x'.repeat(30), null],
  ['x'.repeat(31), 'too_long'],
  ['the club', 'invalid'],
  ['club.', 'invalid'],
  ['گروه', 'invalid'],
])('%j: %s', (name, problem) => {
  expect(groupNameProblem(name)).toBe(problem)
})
