/** Tests docs/spec/feeds.md#explore, docs/spec/navigation.md#bottom-bar. */
import { isComplete } from './complete.ts'
import { demoPerson, expect, heading, test } from './journey.ts'

// docs/spec/feeds.md#explore
// docs/spec/navigation.md#bottom-bar
// docs/spec/navigation.md#feed-switcher
test('on a phone every timeline and the directory can be reached from the bottom bar', async ({
  page,
  openAs,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await world.control({ seed: 'crowded' })
  await openAs(demoPerson('alice'), '/home')
  await page.getByRole('link', { name: 'Explore' }).last().click()
  await expect(page).toHaveURL('/explore')
  await expect(page).toHaveTitle(/^(\(\d+\+?\) )?Explore \|/)
  await expect(heading(page, 'Explore')).toBeFocused()
  await isComplete(page)
  const main = page.getByRole('main')
  for (const [name, path] of [
    [/^Local/, '/local'],
    [/^Federated/, '/federated'],
    [/^Profile directory/, '/profile-directory'],
  ] as const) {
    await main.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await page.goBack()
    await expect(main.getByRole('link', { name })).toBeFocused()
  }
  await main.getByRole('region', { name: 'Custom feeds' }).getByRole('link', { name: 'Everybody' }).click()
  await expect(page).toHaveURL(/\/custom-feed\/\d+\/timeline$/)
})

test('a restricted federated timeline is offered only to an administrator', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ instance: { federated_timeline_restricted: true } })
  const federated = page.getByRole('main').getByRole('link', { name: /^Federated/ })
  await openAs(demoPerson('alice'), '/explore')
  await expect(page.getByRole('main').getByRole('link', { name: /^Local/ })).toBeVisible()
  await expect(federated).toHaveCount(0)
  await openAs(demoPerson('carol'), '/explore')
  await expect(federated).toBeVisible()
})

test('Explore explains custom feeds to those without any, and stays usable when they fail to load', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'empty' })
  await openAs(demoPerson('alice'), '/explore')
  await expect(page.getByText(/You have no custom feeds yet/)).toBeVisible()
  await world.control({ fail: { path: '/api/v1/lists', method: 'GET', status: 500 } })
  await page.reload()
  await expect(page.getByText(/The server has a problem/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Local/ })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/You have no custom feeds yet/)).toBeVisible()
  await page.getByRole('link', { name: 'Manage' }).click()
  await expect(page).toHaveURL('/custom-feeds')
})

test('Explore lists custom feeds whose ids are numbers, as the oldest server sends them', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'crowded', version: '4.11.0' })
  await openAs(demoPerson('alice'), '/explore')
  await page.getByRole('link', { name: 'Everybody' }).click()
  await expect(page).toHaveURL(/\/custom-feed\/\d+\/timeline$/)
})

test('a guest is sent to the landing page', async ({ page }) => {
  await page.goto('/explore')
  await expect(page).toHaveURL('/')
})
