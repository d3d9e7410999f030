import { describe, expect, test } from 'vitest'
import { canSaveProfile, fieldProblems, MAX_LENGTHS, nameLeft, noteLeft } from './problems.ts'
import type { EditableProfile } from './profile-edit.ts'

const row = (name: string, value = 'x') => ({ key: name, name, value })

const profile = (changes: Partial<EditableProfile>): EditableProfile => ({
  displayName: 'Cyd',
  note: '',
  fields: [],
  bot: false,
  locked: false,
  mentionPolicy: 'none',
  ...changes,
})

describe('limits are known beforehand (docs/spec/settings.md#profile-editor)', () => {
  test.each([
    ['x'.repeat(75), 0],
    ['x'.repeat(76), -1],
    [` ${'x'.repeat(75)} `, 0],
    ['🌱'.repeat(75), 0],
    ['', 75],
  ])('the name %s leaves %d characters', (name, left) => {
    expect(nameLeft(name)).toBe(left)
    expect(canSaveProfile(profile({ displayName: name }))).toBe(left >= 0)
  })

  test('the server counts the HTML of a bio', () => {
    const tags = '<p></p>'.length
    expect(noteLeft('x'.repeat(MAX_LENGTHS.note - tags))).toBe(0)
    expect(noteLeft('&'.repeat(10))).toBe(MAX_LENGTHS.note - tags - '&amp;'.length * 10)
    expect(canSaveProfile(profile({ note: 'x'.repeat(MAX_LENGTHS.note) }))).toBe(false)
  })
})

describe('fields (docs/spec/settings.md#fields-of-a-profile)', () => {
  test.each([
    [
      [row('a'), row('b')],
      [null, null],
    ],
    [
      [row('a'), row(' a '), row('a')],
      [null, 'repeated', 'repeated'],
    ],
    [
      [row('a'), row('A')],
      [null, null],
    ],
    [[row('', 'x')], ['missing']],
    [
      [row('', ''), row(' ', '')],
      [null, null],
    ],
    [[row('a', '')], [null]],
    [[row('x'.repeat(501))], ['long']],
  ])('the labels of %j have the problems %j', (fields, problems) => {
    expect(fieldProblems(fields).map(({ name }) => name)).toEqual(problems)
    expect(canSaveProfile(profile({ fields }))).toBe(problems.every((problem) => problem === null))
  })

  test('the server counts the HTML of a value', () => {
    expect(fieldProblems([row('a', 'x'.repeat(MAX_LENGTHS.fieldValue))])[0]?.value).toBeNull()
    expect(fieldProblems([row('a', '<'.repeat(2000))])[0]?.value).toBe('long')
    expect(canSaveProfile(profile({ fields: [row('a', '<'.repeat(2000))] }))).toBe(false)
  })
})
