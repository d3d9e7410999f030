/** Tests docs/spec/offline.md#a-press-that-waited. */
import { expect, test } from 'vitest'
import { type ControlState, pressesToDo, type WaitingPress } from './press.ts'

const press = (control: string, more: Partial<WaitingPress<string>> = {}): WaitingPress<string> => ({
  control,
  saw: 'plain',
  is: 'plain',
  leads: false,
  ...more,
})

// docs/spec/offline.md#a-press-that-waited
test.each<[saw: ControlState, is: ControlState, isDone: boolean]>([
  ['off', 'off', true],
  ['off', 'on', false],
  ['on', 'on', true],
  ['on', 'off', false],
  ['plain', 'plain', true],
  ['plain', 'disabled', false],
  ['disabled', 'plain', false],
  ['disabled', 'disabled', false],
  ['off', 'plain', false],
])('who saw %s where it is %s by now: it is pressed: %s', (saw, is, isDone) => {
  expect(pressesToDo([press('like', { saw, is })])).toEqual(isDone ? ['like'] : [])
})

// docs/spec/offline.md#a-press-that-waited
test('who presses twice on what has not answered wants it once', () => {
  const like = press('like', { saw: 'off', is: 'off' })
  expect(pressesToDo([like, press('menu'), like])).toEqual(['like', 'menu'])
})

// docs/spec/offline.md#a-press-that-waited
test('of all that lead to another page the last is followed, after what is done here', () => {
  const presses = [
    press('one', { leads: true }),
    press('like'),
    press('other', { leads: true }),
    press('mark'),
  ]
  expect(pressesToDo(presses)).toEqual(['like', 'mark', 'other'])
})
