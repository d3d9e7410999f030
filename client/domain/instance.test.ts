import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isOlderThan, ownOrigins, serverVersion, titleOf } from './instance.ts'

// docs/spec/instance.md#technical-details
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

// docs/spec/navigation.md#page-title
test.each([
  ['its own', { title: 'Meadow' }, 'Meadow'],
  ['the client’s when it has none', { title: '' }, 'Kith'],
  ['the client’s when it is invisible', { title: ' \n ' }, 'Kith'],
  ['the client’s until it is loaded', null, 'Kith'],
])('the name of an instance: %s', (_, instance, name) => {
  expect(titleOf(instance)).toBe(name)
})

// docs/spec/navigation.md#page-title
test('an application on a phone is called as the client is', () => {
  const manifest = JSON.parse(
    readFileSync(new URL('../public/manifest.webmanifest', import.meta.url), 'utf8'),
  )
  expect(manifest).toMatchObject({ name: titleOf(null), short_name: titleOf(null) })
})
