/** Tests docs/spec/settings.md#pictures-of-a-profile. */
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { picture, png } from './files.ts'
import { A, expect, heading, test } from './journey.ts'
import { form, preview, save } from './profile-editor.ts'
import { animatedGif, choosePicture, cropDialog, halves, pictureField } from './profile-pictures.ts'

interface Account {
  avatar: string
  header: string
}

const ownAccount = '/api/v1/accounts/verify_credentials'

/** Returns the size and the colours of a picture at a few places, each from 0 to 1. */
const lookAt = (page: Page, url: string, places: readonly (readonly [number, number])[]) =>
  page.evaluate(
    async ({ url, places }) => {
      const image = await createImageBitmap(await (await fetch(url)).blob())
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.width,
        height: image.height,
      })
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const colours = places.map(([x, y]) => {
        const [red = 0, , blue = 0] =
          context?.getImageData(x * (image.width - 1), y * (image.height - 1), 1, 1).data ?? []
        return red > blue ? 'red' : 'blue'
      })
      return { width: image.width, height: image.height, colours }
    },
    { url, places },
  )

// docs/spec/settings.md#pictures-of-a-profile
test('a part of a picture is chosen with the keyboard, shown and sent', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const device = await otherDevice(A)
  const before = await device.ask<Account>('GET', ownAccount)
  await openAs(A, '/settings/profile')
  await choosePicture(page, 'Profile picture', await halves(page, 1200, 600))
  await expect(cropDialog(page).getByLabel('Zoom')).toBeFocused()
  await expectClean(page, 'the dialog')
  // Nothing is left above and below the part.
  await expect(cropDialog(page).getByLabel('Top to bottom')).toBeDisabled()
  await cropDialog(page).getByLabel('Left to right').focus()
  await page.keyboard.press('End')
  await cropDialog(page).getByRole('button', { name: 'Use' }).press('Enter')
  await expect(
    pictureField(page, 'Profile picture').getByRole('button', { name: 'Choose a picture' }),
  ).toBeFocused()
  await expect(preview(page).locator('img[src^="data:"]')).toHaveCount(1)

  await save(page)
  await expect(heading(page, 'Alice 🌱')).toBeVisible()
  const after = await device.ask<Account>('GET', ownAccount)
  expect(after.avatar).not.toBe(before.avatar)
  expect(after.header).toBe(before.header)
  expect(
    await lookAt(page, after.avatar, [
      [0.1, 0.5],
      [0.9, 0.5],
    ]),
  ).toEqual({ width: 400, height: 400, colours: ['blue', 'blue'] })
})

test('a part is pulled with the mouse, and a small picture is not enlarged', async ({
  page,
  openAs,
  otherDevice,
}) => {
  await openAs(A, '/settings/profile')
  await choosePicture(page, 'Banner', await halves(page, 600, 200))
  await cropDialog(page).getByLabel('Zoom').fill('2')
  const frame = await cropDialog(page)
    .getByRole('img', { name: 'The chosen part of the picture' })
    .boundingBox()
  if (!frame) throw new Error('there is no frame')
  const y = frame.y + frame.height / 2
  await page.mouse.move(frame.x + 20, y)
  await page.mouse.down()
  await page.mouse.move(frame.x + frame.width - 20, y, { steps: 5 })
  await page.mouse.up()
  await cropDialog(page).getByRole('button', { name: 'Use' }).click()
  await save(page)
  await expect(heading(page, 'Alice 🌱')).toBeVisible()
  const { header } = await (await otherDevice(A)).ask<Account>('GET', ownAccount)
  expect(await lookAt(page, header, [[0.9, 0.5]])).toEqual({ width: 300, height: 100, colours: ['red'] })
})

// docs/spec/settings.md#pictures-of-a-profile
test('pictures are removed, and put back', async ({ page, openAs, otherDevice }) => {
  const device = await otherDevice(A)
  const before = await device.ask<Account>('GET', ownAccount)
  await openAs(A, '/settings/profile')
  const field = (name: 'Profile picture' | 'Banner') => pictureField(page, name)
  for (const name of ['Profile picture', 'Banner'] as const) {
    await field(name).getByRole('button', { name: 'Remove' }).click()
    await expect(field(name).getByRole('button', { name: 'Remove' })).toHaveCount(0)
    await expect(field(name).getByRole('button', { name: 'Choose a picture' })).toBeFocused()
  }
  await expect(preview(page).locator('img')).toHaveCount(0)
  await field('Banner').getByRole('button', { name: 'Put back' }).click()
  await expect(field('Banner').getByRole('button', { name: 'Remove' })).toBeVisible()
  await save(page)
  await expect(heading(page, 'Alice 🌱')).toBeVisible()
  const after = await device.ask<Account>('GET', ownAccount)
  expect(after.avatar).toContain('/identicon')
  expect(after.header).toBe(before.header)

  // The picture that the server draws for everybody is none that could be removed.
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await expect(field('Profile picture').getByRole('button', { name: 'Choose a picture' })).toBeVisible()
  await expect(field('Profile picture').getByRole('button', { name: 'Remove' })).toHaveCount(0)
})

// docs/spec/settings.md#pictures-of-a-profile
test('an animated picture is used as it is', async ({ page, openAs, otherDevice }) => {
  await openAs(A, '/settings/profile')
  const gif = animatedGif(2)
  await choosePicture(page, 'Profile picture', { name: 'a.gif', mimeType: 'image/gif', buffer: gif })
  await expect(pictureField(page, 'Profile picture').getByRole('status')).toContainText('is animated')
  await save(page)
  await expect(heading(page, 'Alice 🌱')).toBeVisible()
  const { avatar } = await (await otherDevice(A)).ask<Account>('GET', ownAccount)
  const sent = await page.request.get(avatar)
  expect((await sent.body()).equals(gif)).toBe(true)
})

// docs/spec/settings.md#pictures-of-a-profile
test('files that cannot be used are refused at the place, and the rest stays', async ({ page, openAs }) => {
  await openAs(A, '/settings/profile')
  await form(page).getByLabel('Bio').fill('this stays')
  const field = pictureField(page, 'Profile picture')
  const tooLarge = animatedGif(90_000)
  for (const [name, mimeType, buffer, words] of [
    ['IMG_1.HEIC', '', Buffer.from('x'), /HEIC/],
    ['a.pdf', 'application/pdf', Buffer.from('x'), /does not accept/],
    ['a.png', 'image/png', Buffer.alloc(0), /is empty/],
    ['b.png', 'image/png', Buffer.from('no picture'), /cannot be read/],
    ['c.gif', 'image/gif', tooLarge, /at most 2 MB/],
  ] as const) {
    await choosePicture(page, 'Profile picture', { name, mimeType, buffer })
    await expect(field.getByRole('alert'), name).toHaveText(words)
    await expect(field.getByRole('button', { name: 'Choose a picture' })).toHaveAccessibleDescription(words)
  }
  await expect(form(page).getByLabel('Bio')).toHaveValue('this stays')
  await expect(field.getByRole('button', { name: 'Put back' })).toHaveCount(0)
  await choosePicture(page, 'Profile picture', png('square.png', await picture(page, 64, 64)))
  await expect(field.getByRole('alert')).toHaveCount(0)
  await cropDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(field.getByRole('button', { name: 'Put back' })).toHaveCount(0)
})

test('the dialog fits a phone in Persian with text twice as large', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(A, '/settings/profile', 'fa')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'انتخاب تصویر' }).last().click()
  await (await chooser).setFiles(await halves(page, 600, 400))
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectClean(page, 'phone')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const tooWide = await page
    .getByRole('dialog')
    .evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*')].some((part) => part.scrollWidth > part.clientWidth + 1),
    )
  expect(tooWide).toBe(false)
})
