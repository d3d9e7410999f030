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
  await cropDialog(page).getByRole('button', { name: 'Use' }).click()
  await expect(cropDialog(page)).toHaveCount(0)
}

/** Returns a picture whose left half is red and whose right half is blue. */
export async function halves(page: Page, width: number, height: number): Promise<File> {
  const url = await page.evaluate(
    ([width, height]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d')
      if (!context) throw new Error('the browser gives no canvas')
      context.fillStyle = 'red'
      context.fillRect(0, 0, width / 2, height)
      context.fillStyle = 'blue'
      context.fillRect(width / 2, 0, width / 2, height)
      return canvas.toDataURL('image/png')
    },
    [width, height] as const,
  )
  return png('halves.png', Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
}

/** Returns a GIF of one pixel with so many frames. */
export function animatedGif(frames: number): Buffer {
  const screen = [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
  const delay = [0x21, 0xf9, 4, 0, 10, 0, 0, 0]
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0]
  const all = Array.from({ length: frames }, () => [...delay, ...frame]).flat()
  return Buffer.from([...Buffer.from('GIF89a'), ...screen, ...all, 0x3b])
}
