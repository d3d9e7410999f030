import { expect, test } from 'vitest'
import { writingPlace } from './membership.ts'

const MEMBER = { following: true, requested: false }
const ASKED = { following: false, requested: true }
const STRANGER = { following: false, requested: false }
const writer = { role: { name: 'user', permissions_names: ['create_post'] } }
const reader = { role: { name: 'read_only_user', permissions_names: [] } }

// docs/spec/groups.md#who-may-write-to-a-group
test.each([
  ['a member', writer, MEMBER, 'write'],
  ['who asks to follow once more', writer, { following: true, requested: true }, 'write'],
  ['who has asked to join', writer, ASKED, 'wait'],
  ['a stranger', writer, STRANGER, 'join'],
  ['a member who may only read', reader, MEMBER, 'nothing'],
  ['somebody of whom nothing is known yet', writer, null, 'nothing'],
  ['a guest', null, null, 'nothing'],
])('%s: %o, %o -> %s', (_, viewer, relationship, place) => {
  expect(writingPlace(viewer, relationship)).toBe(place)
})
