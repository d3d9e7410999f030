/** Tests docs/spec/media.md#files-that-cannot-be-shown. */
import { expect, test } from 'vitest'
import {
  addressAnew,
  fileProblem,
  hasOnlySound,
  isWorthAnotherTry,
  mayComeYet,
  waitsInVain,
} from './file-problem.ts'

const URL = 'https://town.example/media/film.mov'

test.each([
  ['without an address', '', null, 'no_address', false],
  ['a server that cannot be reached', URL, null, 'failed', true],
  ['a file that is not there', URL, { status: 404, type: '' }, 'missing', true],
  ['a file that was deleted', URL, { status: 410, type: '' }, 'missing', true],
  ['a file for others', URL, { status: 403, type: 'text/plain' }, 'refused', true],
  ['a server with a problem', URL, { status: 502, type: 'text/html' }, 'failed', true],
  ['a page instead of the file', URL, { status: 200, type: 'text/html; charset=utf-8' }, 'other', true],
  ['an answer for programs instead of it', URL, { status: 200, type: 'application/json' }, 'other', true],
  [
    'a film of a kind that the browser does not know',
    URL,
    { status: 206, type: 'video/quicktime' },
    'unplayable',
    false,
  ],
  ['a sound without a type', URL, { status: 200, type: 'application/octet-stream' }, 'unplayable', false],
] as const)('%s', (_, url, answer, problem, isTriedAgain) => {
  expect(fileProblem(url, answer)).toBe(problem)
  expect(mayComeYet(problem)).toBe(isTriedAgain)
})

test('a file that came is tried once more by itself, and no other', () => {
  expect(isWorthAnotherTry('unplayable', false)).toBe(true)
  expect(isWorthAnotherTry('unplayable', true)).toBe(false)
  expect(isWorthAnotherTry('missing', false)).toBe(false)
})

test.each([
  ['nothing has come', 0, 0, false],
  ['a film has come', 1, 640, false],
  ['only its sound can be played', 1, 0, true],
])('%s', (_, readyState, videoWidth, expected) => {
  expect(hasOnlySound({ readyState, videoWidth })).toBe(expected)
})

test.each([
  ['it plays what it has', { isStalled: true, standsStill: false, paused: false }, false],
  ['it comes slowly', { isStalled: false, standsStill: true, paused: false }, false],
  ['nobody has pressed Play', { isStalled: true, standsStill: true, paused: true }, false],
  ['it does not come any further', { isStalled: true, standsStill: true, paused: false }, true],
])('somebody waits in vain: %s', (_, waiting, expected) => {
  expect(waitsInVain(waiting)).toBe(expected)
})

test('each try has an address of its own, and begins where the last one broke off', () => {
  const first = addressAnew(URL, 2.2682, 1)
  expect(first).toBe(`${URL}#t=2.268&try=1`)
  expect(addressAnew(first, 2.2682, 2)).toBe(`${URL}#t=2.268&try=2`)
})
