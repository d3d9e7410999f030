/** Tests docs/spec/navigation.md#notices-over-windows. */
import type { Locator, Page } from '@playwright/test'
import { chooseItem, demoPerson, expect, isLive, posts, test } from './journey.ts'

/**
 * Returns the contrast between the lightest and the darkest pixel of an element as it is seen, with all that
 * lies over it.
 */
async function seenContrast(page: Page, element: Locator): Promise<number> {
  const picture = (await element.screenshot({ animations: 'allow' })).toString('base64')
  return page.evaluate(async (source) => {
    const image = new Image()
    image.src = `data:image/png;base64,${source}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('nothing can be drawn')
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, image.width, image.height)
    const linear = (value = 0) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    }
    const lights: number[] = []
    for (let at = 0; at < data.length; at += 4) {
      const [red, green, blue] = [linear(data[at]), linear(data[at + 1]), linear(data[at + 2])]
      lights.push(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    }
    return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
  }, picture)
}

// docs/spec/navigation.md#notices-over-windows
test('a message can be read and dismissed in the sheet that opens after it, and covers none of its buttons', async ({
  page,
  context,
  openAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(demoPerson('alice'), '/home')
  await isLive(page)
  const first = posts(page).first()
  await first.getByRole('button', { name: 'More actions' }).click()
  await chooseItem(page, 'Copy link to post')
  await expect(page.getByText('Copied.')).toBeVisible()
  await first.getByRole('button', { name: /^Reply/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Reply' })
  const message = sheet.getByText('Copied.')
  await message.hover() // its time stands still
  expect(await seenContrast(page, message)).toBeGreaterThan(7)
  for (const button of await sheet.getByRole('button').all()) await button.click({ trial: true })
  const dismiss = sheet.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Dismiss' })
  await dismiss.press('Enter')
  await expect(message).toHaveCount(0)
  await expect(sheet.locator(':focus')).toHaveCount(1)
})
