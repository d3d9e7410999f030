import { expect, test } from 'vitest'
import { type GroupFeature, hasGroupFeature } from './features.ts'

const ALL: readonly GroupFeature[] = ['read', 'create', 'change', 'list-admins', 'moderate']

// docs/spec/groups.md#what-a-server-can-do-with-groups
test.each([
  ['4.11.0', ''],
  ['5.4.9', ''],
  ['5.5.0', 'read'],
  ['5.6.0', 'read create'],
  ['5.7.1', 'read create change'],
  ['5.8.0', 'read create change list-admins'],
  ['5.9.1', 'read create change list-admins moderate'],
  ['5.10.0', 'read create change list-admins moderate'],
  ['new', ''],
])('Mitra %s: %s', (version, features) => {
  const text = `4.0.0 (compatible; Mitra ${version})`
  expect(ALL.filter((feature) => hasGroupFeature(text, feature)).join(' ')).toBe(features)
})
