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

test.each([
  [{ bot: false, is_group: false }, null, []],
  [{ bot: true, is_group: false }, null, ['automated']],
  [{ bot: false, is_group: true }, STRANGER, ['group']],
  [{ bot: false, is_group: false }, { ...STRANGER, followed_by: true }, ['follows-you']],
  [{ bot: false, is_group: false }, { ...STRANGER, subscription_to: true }, ['subscription']],
  [{ bot: false, is_group: false }, { ...STRANGER, subscription_from: true }, ['subscriber']],
  [{ bot: true, is_group: false }, { ...STRANGER, muting: true, following: true }, ['automated', 'muted']],
])('%o and %o: %j', (account, relationship, badges) => {
  expect(badgesOf(account, relationship)).toEqual(badges)
})
