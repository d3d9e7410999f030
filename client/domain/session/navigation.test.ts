import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Account } from '#contract/entities/account.ts'
import { Instance } from '#contract/entities/instance.ts'
import { sidebarEntries } from './navigation.ts'

const open = parse(Instance, { federated_timeline_restricted: false })
const silent = parse(Instance, {})
const admin = parse(Account, { id: '1', role: { permissions_names: ['delete_any_profile'] } })

// docs/spec/navigation.md#sidebar
test('the order of the sidebar', () => {
  expect(sidebarEntries(open, null)).toEqual([
    'notifications',
    'local',
    'known-network',
    'profile-directory',
    'bookmark-list',
    'settings',
    'about',
  ])
})

// docs/spec/instance.md#description-of-the-instance
// docs/spec/navigation.md#sidebar
test('an unknown or silent instance counts as restricted, except for an administrator', () => {
  expect(sidebarEntries(null, null)).not.toContain('known-network')
  expect(sidebarEntries(silent, null)).not.toContain('known-network')
  expect(sidebarEntries(silent, admin)).toContain('known-network')
})
