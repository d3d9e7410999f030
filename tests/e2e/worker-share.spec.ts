/** Tests docs/spec/writing.md#what-others-share. */
import { expectClean } from './clean.ts'
import { attached, picture } from './files.ts'
import { A, expect, signIn } from './journey.ts'
import { allCached, test } from './worker-site.ts'

// docs/spec/writing.md#what-others-share
test('another program shares a picture and a text with the app, which stores both for who signs in', async ({
  page,
}) => {
  await page.goto('/about')
  await allCached(page)
  const bytes = (await picture(page)).toString('base64')
  // The system opens the app with such a form.
  await page.evaluate((encoded) => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' })
    const words = document.createElement('input')
    Object.assign(words, { name: 'text', value: 'From the camera' })
    const files = document.createElement('input')
    Object.assign(files, { name: 'files', type: 'file' })
    const transfer = new DataTransfer()
    const content = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
    transfer.items.add(new File([content], 'tea.png', { type: 'image/png' }))
    files.files = transfer.files
    form.append(words, files)
    document.body.append(form)
    form.submit()
  }, bytes)
  await expect(page).toHaveURL('/share')
  await expect(page.getByText('From the camera')).toBeVisible()
  await expect(page.getByText('1 file')).toBeVisible()
  await expectClean(page)

  await page.locator('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, A)
  await expect(page.getByLabel('Text of the post')).toHaveValue('From the camera')
  await expect(attached(page)).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => caches.has('shared-forms'))).toBe(false)
})
