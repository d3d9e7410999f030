/** Tests docs/spec/session.md#two-people-on-one-browser. */
import type { Page } from '@playwright/test'
import { pick, picture, pictureNames, png, uploadedAll } from './files.ts'
import { A, B, expect, heading, posts, signIn, test } from './journey.ts'

const text = (page: Page) => page.getByLabel('Text of the post')

const begin = (page: Page) => page.getByRole('button', { name: 'What is on your mind?' })

// docs/spec/session.md#two-people-on-one-browser
test('two people share one browser: each finds their own drafts, and nothing of the other', async ({
  page,
  world,
}) => {
  test.slow()
  const expire = async () => {
    await world.control({ expireTokens: true })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  }

  await page.goto('/')
  await signIn(page, A)
  await begin(page).click()
  await text(page).fill('only for alice')
  await page.getByLabel('Who can see the post').selectOption('Followers')
  await pick(page, [png('1', await picture(page))])
  await uploadedAll(page, 1)
  await page.getByRole('textbox', { name: 'Description' }).fill('her picture')
  await page.getByRole('combobox', { name: 'Search' }).focus()
  await expect(page.getByRole('option', { name: 'Search account' })).toBeVisible()
  await page.keyboard.type('#tea')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Search results')).toBeFocused()
  await page.goto('/home')
  await page.getByRole('combobox', { name: 'Search' }).focus()
  await expect(page.getByRole('option', { name: '#tea' })).toBeVisible()
  await expect(text(page)).toHaveValue('only for alice')

  await expire()
  await signIn(page, B)
  await expect(begin(page)).toBeVisible()
  await page.getByRole('combobox', { name: 'Search' }).focus()
  await expect(page.getByRole('option', { name: 'Search account' })).toBeVisible()
  await expect(page.getByRole('option', { name: '#tea' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await begin(page).click()
  await expect(text(page)).toHaveValue('')
  await text(page).fill('only for bob')

  await expire()
  await signIn(page, A)
  await expect(text(page)).toHaveValue('only for alice')
  await expect(page.getByLabel('Who can see the post')).toHaveValue('private')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(posts(page).first()).toContainText('only for alice')
  expect(await pictureNames(page)).toEqual(['her picture'])

  // Logging out wipes what is one's own.
  await page.getByRole('button', { name: 'Log out' }).click()
  await signIn(page, B)
  await expect(text(page)).toHaveValue('only for bob')
})
