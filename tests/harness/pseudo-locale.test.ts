import { expect, test } from 'vitest'
import { fillIn } from '#i18n/messages.ts'
import { PSEUDO_LETTERS, pseudoMessage } from './pseudo-locale.ts'

test('texts are longer by two fifths, strange and in brackets', () => {
  const [message, english] = [pseudoMessage('Settings of the profile'), 'Settings of the profile']
  expect(message).toMatch(/^\[.*\]$/)
  expect(message).toMatch(PSEUDO_LETTERS)
  expect(message).not.toMatch(/[a-z]/i)
  expect(message.length / english.length).toBeGreaterThan(1.4)
})

test('what is filled in stays as it is, in every form', () => {
  const files = pseudoMessage([
    ['count', 'plural', { one: ['#', ' file by ', ['name']], other: ['#', ' files'] }],
    ' <b>there</b>',
  ])
  expect(fillIn(files, { count: 1, name: 'Bob' }, 'en')).toMatch(/^\[1 [^a-z]+ Bob <b>[^a-z]+<\/b>\]$/i)
  expect(fillIn(files, { count: 2, name: 'Bob' }, 'en')).toMatch(/^\[2 [^a-z]+ <b>[^a-z]+<\/b>\]$/i)
})
