/** The parts of the editor of one's profile, as journeys find them. */
import type { Page } from '@playwright/test'

export const form = (page: Page) => page.getByRole('form', { name: 'Edit profile' })
export const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
export const fieldRows = (page: Page) =>
  form(page).getByRole('group', { name: 'Additional info' }).getByRole('listitem')
export const fieldRow = (page: Page, name: string) => form(page).getByRole('listitem', { name, exact: true })
export const save = (page: Page) => form(page).getByRole('button', { name: 'Save' }).click()

export const editProfile = (page: Page, { name }: { name: string }) =>
  form(page).getByLabel('Display name').fill(name)
