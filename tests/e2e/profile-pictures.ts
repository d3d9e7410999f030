/** Pictures for a profile, and how they are chosen. */
import type { Page } from '@playwright/test'
import { picture, png } from './files.ts'
import { expect } from './journey.ts'
import { form } from './profile-editor.ts'

export const pictureField = (page: Page, name: 'Profile picture' | 'Banner') =>
  form(page).getByRole('group', { name, exact: true })

export const cropDialog = (page: Page) => page.getByRole('dialog', { name: 'Choose the part to show' })

interface File {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Chooses a file as picture of the profile. */
export async function choosePicture(page: Page, name: 'Profile picture' | 'Banner', file: File) {
  const chooser = page.waitForEvent('filechooser')
  await pictureField(page, name).getByRole('button', { name: 'Choose a picture' }).click()
  await (await chooser).setFiles(file)
}

/** Gives the profile a picture that is as it comes. */
export async function addPicture(page: Page, name: 'Profile picture' | 'Banner') {
  await choosePicture(page, name, png('square.png', await picture(page, 64, 64)))
  await cropDialog(page).getByRole('button', { name: 'Use this part' }).click()
  await expect(cropDialog(page)).toHaveCount(0)
}
