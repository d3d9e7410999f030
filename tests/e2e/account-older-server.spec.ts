/** Tests docs/spec/instance.md#server-versions, docs/spec/timelines.md#likes-and-direct-posts. */
import { A, expect, posts, test } from './journey.ts'

/** The oldest server the client cares for; what it does otherwise: server/older.test.ts. */
const OLDEST = '4.11.0'

// docs/spec/instance.md#server-versions
// docs/spec/posts.md#reposts
test('reading and liking work on an older server @daily', async ({ page, openAs, world }) => {
  await world.control({ seed: 'small', version: OLDEST, deliver: { author: 'bob', reposts: 'Welcome' } })
  await openAs(A, '/home')
  const repost = posts(page).filter({ hasText: 'Welcome everybody.' })
  // Carol has null for a display name: her handle stands in for it.
  await expect(repost.getByRole('link', { name: 'carol', exact: true }).first()).toBeVisible()
  await expect(repost.getByText('reposted', { exact: true })).toBeVisible()
  const like = repost.getByRole('button', { name: /^Like/ })
  const liked = page.waitForResponse(/\/favourite$/)
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await liked
  await page.reload()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await repost.locator('a', { has: page.getByRole('time') }).click()
  await expect(page).toHaveURL(/\/post\//)
  await expect(page.getByRole('main')).toContainText('Welcome everybody.')
})

// docs/spec/instance.md#server-versions
// docs/spec/timelines.md#likes-and-direct-posts
test('lists that an older server lacks are not offered', async ({ page, openAs, world }) => {
  await openAs(A, '/bookmarks')
  const lists = page.getByRole('navigation', { name: 'Your lists' })
  await expect(lists.getByRole('link')).toHaveText([
    'Bookmarks',
    'Likes',
    'Direct posts',
    'Followed conversations',
  ])
  await world.control({ version: OLDEST })
  await page.reload()
  await expect(lists.getByRole('link')).toHaveText(['Bookmarks', 'Direct posts'])
})
