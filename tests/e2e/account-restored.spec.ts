import { stateOf } from './account-state.ts'
import { A, B, expect, test, unique } from './journey.ts'
import { isServerOlderThan } from './server-version.ts'

/** A picture of one pixel. */
const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

test('what a journey changes of both accounts is put back afterwards @anywhere @restored', async ({
  page,
  otherDevice,
}) => {
  const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
  const before = await stateOf(a, b)
  const { following, muting } = before.relation

  const post = await b.write({ status: unique('a post to be deleted') })
  await a.ask('POST', `/api/v1/statuses/${post.id}/reblog`)
  await a.write({ status: unique('a second post to be deleted') })
  await a.ask('POST', '/api/v1/lists', { title: unique('a feed') })
  await a.ask('POST', `/api/v1/accounts/${b.id}/${following ? 'unfollow' : 'follow'}`)
  await a.ask('POST', `/api/v1/accounts/${b.id}/${muting ? 'unmute' : 'mute'}`)
  await a.ask('POST', '/api/v1/settings/client_config', { kith: { test: unique('a preference') } })
  await a.ask('PATCH', '/api/v1/accounts/update_credentials', {
    display_name: 'Somebody else',
    note: 'New.',
    locked: !before.profile.locked,
    mention_policy: 'only_contacts',
    fields_attributes: [{ name: 'Site', value: 'https://kith.example' }],
    source: { privacy: 'private' },
    avatar: PIXEL,
    avatar_media_type: 'image/gif',
    header: PIXEL,
    header_media_type: 'image/gif',
  })

  const after = await stateOf(a, b)
  // A page holds only the newest of many posts.
  const known = before.posts.map(({ id }) => id)
  expect(after.posts.filter(({ id }) => !known.includes(id))).toHaveLength(2)
  expect(after.feeds).toHaveLength(before.feeds.length + 1)
  expect(after.relation).not.toEqual(before.relation)
  // Before 4.17 clients had no default audience in common.
  const hasPrivacy = !(await isServerOlderThan(page.request, 4, 17))
  for (const part of ['display_name', 'locked', 'fields', 'privacy', 'avatar', 'header'] as const) {
    if (part === 'privacy' && !hasPrivacy) continue
    expect(JSON.stringify(after.profile[part]) === JSON.stringify(before.profile[part]), part).toBe(false)
  }
  expect(after.account.preferences).not.toEqual(before.account.preferences)
})
