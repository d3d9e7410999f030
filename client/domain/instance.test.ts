import { expect, test } from 'vitest'
import { isOlderThan, ownOrigins, serverVersion, titleOf } from './instance.ts'

test.each([
  ['4.0.0 (compatible; Mitra 5.9.1)', '5.9.1'],
  ['4.0.0 (compatible; Mitra 5.9.2-dev)', '5.9.2-dev'],
  ['4.2.0', null],
])('%s → %s', (version, own) => {
  expect(serverVersion(version)).toBe(own)
})

test('an unreadable version counts as current', () => {
  expect(isOlderThan('4.0.0 (compatible; Mitra 4.11.0)', 4, 13)).toBe(true)
  expect(isOlderThan('4.0.0 (compatible; Mitra 5.0.0)', 4, 13)).toBe(false)
  expect(isOlderThan('whatever', 4, 13)).toBe(false)
})

test('posts may have another origin than the page', () => {
  expect(ownOrigins(null, 'https://a.example')).toEqual(['https://a.example'])
})

test.each([
  ['its own', { title: 'Meadow' }, 'Meadow'],
  ['the client’s when it has none', { title: '' }, 'Kith'],
  ['the client’s when it is invisible', { title: ' \n ' }, 'Kith'],
  ['the client’s until it is loaded', null, 'Kith'],
])('the name of an instance: %s', (_, instance, name) => {
  expect(titleOf(instance)).toBe(name)
})
