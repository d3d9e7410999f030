/** Files for posts, and what becomes of them in the composer. */
import type { Page } from '@playwright/test'
import { expect, posts } from './journey.ts'

/** A picture that the browser itself made: noise, which no format makes small. */
export async function picture(page: Page, width = 64, height = 48, type = 'image/png'): Promise<Buffer> {
  const url = await page.evaluate(
    ({ width, height, type }) => {
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const context = canvas.getContext('2d')
      const pixels = context?.createImageData(width, height)
      for (const at of pixels?.data.keys() ?? [])
        if (pixels) pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 256
      if (pixels) context?.putImageData(pixels, 0, 0)
      return canvas.toDataURL(type)
    },
    { width, height, type },
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

export const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })

export async function pick(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Attach files' }).click()
  await (await chooser).setFiles(files)
}

export const attached = (page: Page) =>
  page.getByRole('list', { name: 'Attached files' }).getByRole('listitem')
export const item = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })

export async function uploadedAll(page: Page, count: number) {
  await expect(attached(page)).toHaveCount(count)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}

/** Returns the descriptions of the pictures of the newest post. */
export const pictureNames = (page: Page) =>
  posts(page)
    .first()
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')).filter((alt) => alt))
