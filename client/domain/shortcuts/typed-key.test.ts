import { expect, test } from 'vitest'
import { typedKey } from './typed-key.ts'

const press = (key: string, code: string, shiftKey = false) => typedKey({ key, code, shiftKey })

// docs/spec/keyboard.md#other-keyboard-layouts
test.each([
  ['a letter', 'j', 'KeyJ', 'j'],
  ['a letter of another place, as on Dvorak', 'j', 'KeyC', 'j'],
  ['a letter while capitals are locked', 'J', 'KeyJ', 'j'],
  ['a sign of a place that has a letter elsewhere', ';', 'KeyZ', ';'],
  ['a letter with an accent', 'ö', 'Semicolon', 'ö'],
  ['Cyrillic', 'о', 'KeyJ', 'j'],
  ['Cyrillic in the place of a sign', 'ю', 'Period', '.'],
  ['the full stop of a Cyrillic keyboard', '.', 'Slash', '.'],
  ['Persian', 'ت', 'KeyJ', 'j'],
  ['two letters of one Arabic key', 'لا', 'KeyB', 'b'],
  ['a Persian digit', '۱', 'Digit1', '1'],
  ['Greek', 'ξ', 'KeyJ', 'j'],
  ['a Thai mark', '่', 'KeyJ', 'j'],
  ['a Korean letter', 'ㅓ', 'KeyJ', 'j'],
  ['a letter of another script that stands nowhere', 'ж', '', null],
  ['Enter', 'Enter', 'Enter', null],
  ['the space bar', ' ', 'Space', null],
  ['a dead key', 'Dead', 'BracketLeft', null],
])('%s: %j of %s is %j', (_, key, code, typed) => {
  expect(press(key, code)).toBe(typed)
})

// docs/spec/keyboard.md#other-keyboard-layouts
test.each([
  ['a letter', 'J', 'KeyJ', null],
  ['a letter while capitals are locked', 'j', 'KeyJ', null],
  ['a letter of another script', 'О', 'KeyJ', null],
  ['the question mark of an English keyboard', '?', 'Slash', '?'],
  ['the question mark of a German keyboard', '?', 'Minus', '?'],
  ['the question mark of a Russian keyboard', '?', 'Digit7', '?'],
  ['the question mark of a Persian keyboard', '؟', 'Slash', '?'],
  ['the slash of a German keyboard', '/', 'Digit7', '/'],
  ['the full stop of a French keyboard', '.', 'Comma', '.'],
  ['a sign of all scripts', '€', 'Slash', '€'],
])('with Shift, %s: %j of %s is %j', (_, key, code, typed) => {
  expect(press(key, code, true)).toBe(typed)
})
