/** Tests docs/spec/instance.md#what-is-new. */
import { demoPerson, expect, isLive, keep, test } from './journey.ts'
import { textIn } from './start-notices.ts'

const alice = demoPerson('alice')

// docs/spec/instance.md#what-is-new
// docs/spec/instance.md#about-privacy
test('after an update one is told once what is new; a first visit says nothing, and About says it always', async ({
  page,
  openAs,
}) => {
  await openAs(alice, '/home')
  const known = () => page.evaluate(() => localStorage.getItem('kith_known_version'))
  await expect.poll(known, 'somebody who is here for the first time').toMatch(/^\d+\.\d+\.\d+$/)
  const notice = page.getByText('This is Kith')
  await expect(notice).toHaveCount(0)
  const current = (await known()) ?? ''

  await keep(page, { kith_known_version: '0.9.9', kith_locale: 'fa' })
  await page.goto('/home')
  await isLive(page)
  await page.getByRole('button', { name: textIn('fa', 'release_notes.show') }).click()
  const dialog = page.getByRole('dialog', { name: textIn('fa', 'release_notes.title') })
  await expect(dialog.getByRole('heading', { level: 3 })).toContainText(current)
  await expect(dialog.getByRole('list')).toHaveAttribute('lang', 'fa')
  expect(await known()).toBe(current)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 2, name: textIn('fa', 'privacy.title') })).toBeVisible()
  await page.getByRole('button', { name: textIn('fa', 'release_notes.title') }).click()
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
})
