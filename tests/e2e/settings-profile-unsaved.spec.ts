/** Tests docs/spec/settings.md#unsaved-changes-of-a-profile, docs/spec/session.md#logout-with-unsent-text. */
import type { Page } from '@playwright/test'
import { A, B, expect, heading, signIn, test } from './journey.ts'
import { editProfile, form, preview, save } from './profile-editor.ts'
import { addPicture } from './profile-pictures.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Discard your changes?' })
const name = (page: Page) => form(page).getByLabel('Display name')

/** Goes back as the button of the browser does; Playwright's own way waits for the page that is held. */
const goBack = (page: Page) => page.evaluate(() => history.back())

/** Opens the editor from the settings, so that there is a page to go back to. */
async function openEditor(page: Page) {
  await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await expect(form(page)).toBeVisible()
}

// docs/spec/settings.md#unsaved-changes-of-a-profile
test('leaving with unsaved changes asks, whatever the way', async ({ page, openAs }) => {
  await openAs(A, '/home')
  await openEditor(page)
  await editProfile(page, { name: 'Not saved' })
  const ways = [
    () => page.getByRole('link', { name: 'Bookmarks' }).click(),
    () => goBack(page),
    async () => {
      await page.getByRole('combobox', { name: 'Search' }).fill('garden')
      await page.keyboard.press('Enter')
    },
  ]
  for (const leave of ways) {
    await leave()
    await question(page).getByRole('button', { name: 'Keep editing' }).click()
    await expect(question(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/settings\/profile$/)
    await expect(name(page)).toHaveValue('Not saved')
  }

  await goBack(page)
  await question(page).getByRole('button', { name: 'Discard changes' }).click()
  await expect(heading(page, 'Settings')).toBeVisible()
  await page.goForward()
  await expect(name(page)).toHaveValue('Alice 🌱')
})

test('a discarded change leads where one wanted to go', async ({ page, openAs }) => {
  await openAs(A, '/home')
  await openEditor(page)
  await editProfile(page, { name: 'Not saved' })
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await question(page).getByRole('button', { name: 'Discard changes' }).click()
  await expect(heading(page, 'Bookmarks')).toBeVisible()
  await page.goBack()
  await expect(name(page)).toHaveValue('Alice 🌱')
})

test('nothing is asked where nothing was changed', async ({ page, openAs }) => {
  await openAs(A, '/settings/profile')
  await editProfile(page, { name: 'Something else' })
  await expect(form(page).getByRole('button', { name: 'Discard changes' })).toBeVisible()
  await editProfile(page, { name: 'Alice 🌱' })
  await form(page).getByRole('button', { name: 'Add a row' }).click()
  await expect(form(page).getByRole('button', { name: 'Discard changes' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(heading(page, 'Bookmarks')).toBeVisible()
})

// docs/spec/settings.md#unsaved-changes-of-a-profile
test('unsaved changes survive a reload, pictures too, and can be discarded', async ({ page, openAs }) => {
  await openAs(A, '/settings/profile')
  await editProfile(page, { name: 'Still here' })
  await addPicture(page, 'Profile picture')
  await page.reload()
  await expect(form(page).getByText('Your unsaved changes are still here.')).toBeVisible()
  await expect(name(page)).toHaveValue('Still here')
  await expect(preview(page).getByText('Still here')).toBeVisible()
  await expect(form(page).getByRole('button', { name: 'Put back' })).toBeVisible()

  await form(page).getByRole('button', { name: 'Discard changes' }).click()
  await question(page).getByRole('button', { name: 'Discard changes' }).click()
  await expect(name(page)).toHaveValue('Alice 🌱')
  await expect(form(page).getByText('Your unsaved changes are still here.')).toHaveCount(0)
  await page.reload()
  await expect(name(page)).toHaveValue('Alice 🌱')
})

test('what was saved does not come back', async ({ page, openAs, otherDevice }) => {
  await openAs(A, '/settings/profile')
  await editProfile(page, { name: 'Saved' })
  await save(page)
  await expect(heading(page, 'Saved')).toBeVisible()
  await page.goBack()
  await expect(name(page)).toHaveValue('Saved')
  await expect(form(page).getByRole('button', { name: 'Discard changes' })).toHaveCount(0)

  const device = await otherDevice(A)
  await device.ask('PATCH', '/api/v1/accounts/update_credentials', { display_name: 'Saved elsewhere' })
  await page.reload()
  await expect(name(page)).toHaveValue('Saved elsewhere')
})

test('what is typed while the profile is being saved is not lost', async ({ page, openAs, world }) => {
  await openAs(A, '/settings/profile')
  await editProfile(page, { name: 'First' })
  await world.control({ hold: { path: '/api/v1/accounts/update_credentials', method: 'PATCH' } })
  await save(page)
  await expect(form(page).getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true')
  await form(page).getByLabel('Bio').fill('Second')
  await world.control({ release: true })
  await expect(form(page).getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy', 'true')
  await expect(form(page).getByLabel('Bio')).toHaveValue('Second')
  await save(page)
  await expect(heading(page, 'First')).toBeVisible()
  await expect(page.getByRole('main').getByText('Second')).toBeVisible()
})

test('whose session ends while saving finds the changes after signing in', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(A, '/settings/profile')
  await editProfile(page, { name: 'Later' })
  await world.control({ fail: { path: '/api/v1/accounts/update_credentials', status: 401, times: 1 } })
  await save(page)
  await expect(page).toHaveURL(/\/$/)
  await signIn(page, A)
  await expect(page).toHaveURL(/\/settings\/profile$/)
  await expect(name(page)).toHaveValue('Later')
  await save(page)
  await expect(heading(page, 'Later')).toBeVisible()
})

test('where the browser stores nothing, the page says so', async ({ page, openAs }) => {
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key === 'kith_profile_edit') throw new DOMException('no room', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  })
  await openAs(A, '/settings/profile')
  await editProfile(page, { name: 'Fleeting' })
  await expect(form(page).getByText('This browser cannot keep your changes')).toBeVisible()
})

// docs/spec/session.md#expiry-is-no-logout
// docs/spec/settings.md#unsaved-changes-of-a-profile
test('a session that ends leaves the changes stored for their author, and shows them to nobody else', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(A, '/settings/profile')
  await editProfile(page, { name: 'Mine alone' })
  await world.control({ expireTokens: true })
  await page.reload()
  await signIn(page, B)
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/settings/profile')
  await expect(name(page)).toHaveValue('Bob')

  await editProfile(page, { name: 'Bob too' })
  await world.control({ expireTokens: true })
  await page.reload()
  await signIn(page, A)
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/settings/profile')
  await expect(name(page)).toHaveValue('Mine alone')
})

// docs/spec/session.md#logout-with-unsent-text
// docs/spec/settings.md#unsaved-changes-of-a-profile
test('logging out asks about unsaved changes, and deletes them', async ({ page, openAs }) => {
  await openAs(A, '/settings/profile')
  await editProfile(page, { name: 'Gone soon' })
  await page.getByRole('button', { name: 'Log out' }).click()
  const asked = page.getByRole('dialog', { name: 'Log out?' })
  await expect(asked).toContainText('not published or saved yet')
  await asked.getByRole('button', { name: 'Log out and discard' }).click()
  await expect(page).toHaveURL(/\/$/)
  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  expect(stored).not.toContain('Gone soon')
})
