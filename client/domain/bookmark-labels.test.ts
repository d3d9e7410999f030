/** Tests docs/spec/timelines.md#labels-of-bookmarks. */
import { expect, test } from 'vitest'
import {
  cleanLabelName,
  deletedLabel,
  hasRoom,
  labelChange,
  labelNameProblem,
  labelsOf,
  ROOM,
  roomForPosts,
  withoutPosts,
} from './bookmark-labels.ts'
import { changesAt, withChanges, withLater } from './preference-change.ts'

const id = (number: number) => `0198c3f2-7a11-7000-8000-${String(number).padStart(12, '0')}`
const put = (values: object, name: string, post: string, on = true) => ({
  ...values,
  ...labelChange(values as Record<string, unknown>, name, post, on),
})

// docs/spec/timelines.md#labels-of-bookmarks
test('a post gets labels and loses them; the one that got it last stands first', () => {
  const values = put(put(put({ theme: 'dark' }, 'Tea', id(1)), 'Tea', id(2)), 'Rain', id(1))
  expect(labelsOf(values)).toEqual([
    { name: 'Rain', ids: [id(1)] },
    { name: 'Tea', ids: [id(2), id(1)] },
  ])
  expect(labelsOf(put(values, 'Tea', id(1)))[1]?.ids).toEqual([id(1), id(2)])
  expect(labelsOf(put(put(values, 'Tea', id(1), false), 'Tea', id(2), false))[1]).toEqual({
    name: 'Tea',
    ids: [],
  })
})

// docs/spec/timelines.md#labels-of-bookmarks
test('every id comes back as it was, and takes 22 characters where it is a UUID', () => {
  const ids = ['0198c3f2-7a11-7fff-bfff-ffffffffffff', '00000000-0000-0000-0000-000000000000', '42', 'x.y']
  const values = ids.reduce((before, each) => put(before, 'L', each), {} as Record<string, unknown>)
  expect(labelsOf(values)[0]?.ids).toEqual(ids.toReversed())
  expect(Object.values(labelChange({}, 'L', id(1), true))).toEqual([expect.stringMatching(/^[\w-]{22}$/)])
})

// docs/spec/timelines.md#labels-of-bookmarks
test('a label is deleted, and posts that are gone leave it', () => {
  const values = put(put({}, 'Tea', id(1)), 'Tea', id(2))
  expect(labelsOf({ ...values, ...deletedLabel('Tea') })).toEqual([])
  expect(labelsOf({ ...values, ...withoutPosts(values, 'Tea', [id(2), id(7)]) })[0]?.ids).toEqual([id(1)])
})

test('values of another form are no labels', () => {
  expect(labelsOf({ 'label.a': 7, 'label.b': null, 'label.c': '', labels: 'x' })).toEqual([
    { name: 'c', ids: [] },
  ])
})

// docs/spec/timelines.md#labels-of-bookmarks
test('the room has a limit, which is said before it is reached', () => {
  let values: Record<string, unknown> = put({}, 'Tea', id(0))
  const free = roomForPosts(values)
  for (let number = 1; number <= free; number++) values = put(values, 'Tea', id(number))
  expect(free).toBeGreaterThan(200)
  expect(roomForPosts(values)).toBe(0)
  expect(JSON.stringify(values).length).toBeLessThanOrEqual(ROOM)
  expect(hasRoom(values, labelChange(values, 'Tea', id(-1), true))).toBe(false)
  expect(hasRoom(values, labelChange(values, 'Tea', id(3), false))).toBe(true)
  expect(hasRoom(values, deletedLabel('Tea'))).toBe(true)
  // Another client may have stored more.
  const overfull = { ...values, 'label.Rain': 'x'.repeat(ROOM) }
  expect(hasRoom(overfull, labelChange(overfull, 'Tea', id(3), false))).toBe(true)
  expect(hasRoom(overfull, labelChange(overfull, 'Tea', id(-1), true))).toBe(false)
})

test.each([
  ['tea', 'repeated'],
  ['Rain', null],
  ['', null],
])('a new label "%s": %s', (name, problem) => {
  expect(labelNameProblem(name, [{ name: 'Tea', ids: [] }])).toBe(problem)
})

test('there are so many labels and no more', () => {
  const labels = Array.from({ length: 30 }, (_, number) => ({ name: `label ${number}`, ids: [] }))
  expect(labelNameProblem('one more', labels)).toBe('many')
  expect(labelNameProblem('one more', labels.slice(1))).toBeNull()
  expect(cleanLabelName('  two \n words ')).toBe('two words')
})

// docs/spec/settings.md#two-devices-that-save
// docs/spec/timelines.md#labels-of-bookmarks
test('two devices that change different labels at the same moment both keep their change', () => {
  const stored = put({}, 'Tea', id(1))
  const phone = changesAt(10, labelChange(stored, 'Tea', id(2), true), stored)
  const laptop = changesAt(11, labelChange(stored, 'Rain', id(3), true), stored)
  const both = withChanges(withChanges(stored, phone, 12), withLater({}, laptop), 12)
  expect(labelsOf(both)).toEqual([
    { name: 'Rain', ids: [id(3)] },
    { name: 'Tea', ids: [id(2), id(1)] },
  ])
})
