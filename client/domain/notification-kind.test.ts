import { expect, test } from 'vitest'
import { isOfKind, NOTIFICATION_KINDS } from './notification-kind.ts'

// docs/spec/notifications.md#kinds-of-notifications
test.each([
  ['mention', 'mentions'],
  ['favourite', 'likes'],
  ['pleroma:emoji_reaction', 'likes'],
  ['emoji_reaction', 'likes'],
  ['reblog', 'reposts'],
  ['follow', 'follows'],
  ['follow_request', 'follows'],
  ['subscription', 'other'],
  ['moderation_warning', 'other'],
  ['constructor', 'other'],
])('%s belongs to all and %s, and to no other kind', (type, kind) => {
  expect(NOTIFICATION_KINDS.filter((each) => isOfKind({ type }, each))).toEqual(['all', kind])
})
