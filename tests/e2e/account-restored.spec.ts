import { stateOf } from './account-state.ts'
import { A, B, expect, test, unique } from './journey.ts'

test('what a journey changes of both accounts is put back afterwards @anywhere @restored', async ({
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
  await a.ask('PATCH', '/api/v1/accounts/update_credentials', { locked: !before.account.locked })

  const after = await stateOf(a, b)
  expect(after.posts).toHaveLength(before.posts.length + 2)
  expect(after.feeds).toHaveLength(before.feeds.length + 1)
  expect(after.relation).not.toEqual(before.relation)
  expect(after.account.locked).not.toBe(before.account.locked)
  expect(after.account.preferences).not.toEqual(before.account.preferences)
})
