/** Tests docs/spec/posts.md#where-a-link-leads, docs/spec/conventions.md#texts-of-others. */
import { demoPerson, expect, posts, test } from './journey.ts'

const LINK = '<a href="https://evil.example/login">https://bank.example/login</a>'
const NOBODY = {
  account: { display_name: '\u3164\u2800', username: 'wren', acct: 'wren@meadow.example' },
  media_attachments: [
    { id: 'm', type: 'unknown', url: 'https://meadow.example/media/bill%E2%80%AEfdp.exe', description: null },
  ],
  poll: {
    id: '0198f1c2-7c3a-7e10-9a4b-6b1f0d1e2a3b',
    options: [{ title: 'pay\u202Exaf' }, { title: '&#12644;' }],
  },
}

// docs/spec/posts.md#where-a-link-leads
// docs/spec/conventions.md#texts-of-others
test('nothing that others write says what it is not @daily', async ({ page, world, openAs }) => {
  await world.control({ deliver: { author: 'wren', content: `<p>deceit ${LINK}</p>`, overrides: NOBODY } })
  await openAs(demoPerson('alice'), '/home')
  const post = posts(page).filter({ hasText: 'deceit' })
  await expect(
    post.getByRole('link', { name: 'https://bank.example/login leads to evil.example' }),
  ).toBeVisible()
  await expect(post.getByRole('link', { name: 'wren', exact: true }).first()).toBeVisible()
  await expect(post.getByRole('link', { name: /billfdp\.exe/ })).toBeVisible()
  await expect(post.getByRole('radio', { name: 'payxaf' })).toBeVisible()
  await expect(post.getByRole('radio', { name: 'Option 2' })).toBeVisible()
})
