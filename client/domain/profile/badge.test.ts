/** Tests docs/spec/profiles.md#badges, docs/spec/profiles.md#admin-badge-and-alias-badge. */
import { expect, test } from 'vitest'
import { badgesOf } from './badge.ts'

const STRANGER = {
  id: '1',
  following: false,
  followed_by: false,
  requested: false,
  requested_by: false,
  rejected_by: false,
  subscription_to: false,
  subscription_from: false,
  muting: false,
  showing_reblogs: true,
  showing_replies: true,
}

const PERSON = { bot: false, is_group: false, role: null }

// docs/spec/profiles.md#badges
test.each([
  [{ ...PERSON, role: { name: 'user', permissions_names: ['create_post'] } }, null, []],
  [{ ...PERSON, role: { name: 'admin', permissions_names: ['delete_any_profile'] } }, null, ['admin']],
  [PERSON, null, []],
  [{ ...PERSON, bot: true }, null, ['automated']],
  [{ ...PERSON, is_group: true }, STRANGER, ['group']],
  [PERSON, { ...STRANGER, followed_by: true }, ['follows-you']],
  [PERSON, { ...STRANGER, subscription_to: true }, ['subscription']],
  [PERSON, { ...STRANGER, subscription_from: true }, ['subscriber']],
  [{ ...PERSON, bot: true }, { ...STRANGER, muting: true, following: true }, ['automated', 'muted']],
])('%o and %o: %j', (account, relationship, badges) => {
  expect(badgesOf(account, relationship)).toEqual(badges)
})
