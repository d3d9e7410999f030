/** Tests docs/spec/posts.md#what-a-post-says-of-itself and docs/spec/posts.md#time. */
import { isComplete } from './complete.ts'
import { demoPerson, expect, posts, test } from './journey.ts'
import { pictureClient } from './picture-client.ts'

const alice = demoPerson('alice')

// docs/spec/posts.md#what-a-post-says-of-itself
test('a post that has the focus says all of itself, or little where the device is set so', async ({
  page,
  openAs,
}) => {
  const publish = await pictureClient(page, alice)
  const words = `Fog over ${'the long and quiet '.repeat(5)}harbour`
  await publish(words, [{ width: 40, height: 40, description: 'Two boats' }])
  await openAs(alice, '/home')
  await isComplete(page)
  const post = posts(page).filter({ hasText: 'Fog over' }).first()
  const name = await post.locator('header a').nth(1).textContent()
  await expect(post).toHaveAccessibleName(name ?? '')
  await post.focus()
  await expect(post).toHaveAccessibleName(`${name}: ${words}. Picture: Two boats. Published now.`)
  await page.keyboard.press('Tab')
  await expect(post).toHaveAccessibleName(name ?? '')

  await page.goto('/settings?section=appearance')
  await page.getByRole('switch', { name: 'Short names for posts' }).check()
  await page.goto('/home')
  await isComplete(page)
  await post.focus()
  await expect(post).toHaveAccessibleName(
    /^Alice.*: Fog over the long and quiet .{30,60}… 1 file\. Published now\.$/,
  )
})

// docs/spec/posts.md#time
test('a finger finds the exact time of a post in its thread, and the keyboard at its link', async ({
  page,
  openAs,
}) => {
  await openAs(alice, '/home')
  const time = posts(page)
    .first()
    .locator('a')
    .filter({ has: page.locator('time') })
  await time.focus()
  await expect(time).toHaveAccessibleDescription(/^\w+day, \w+ \d+, \d{4} at \d/)
  await time.click()
  const opened = page.locator('article[aria-current]')
  await expect(
    opened.getByRole('listitem').filter({ hasText: /^\w+day, \w+ \d+, \d{4} at \d/ }),
  ).toBeVisible()
})
