/** Tests docs/spec/instance.md#installing-the-client, docs/spec/navigation.md#safe-areas. */
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { clipboardText } from './clipboard.ts'
import { A, demoPerson, expect, test } from './journey.ts'

const alice = demoPerson('alice')
const DAY = 86_400

/** Lets the browser say that the page can be installed, as Chromium does when it is loaded. */
const canBeInstalled = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('load', () => {
      const prompt = async () => {
        document.documentElement.dataset.prompted = ''
        return { outcome: 'accepted' }
      }
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
    })
  })

// docs/spec/instance.md#installing-the-client
test('the app is offered on the third day, once; the settings offer it at any time', async ({
  page,
  openAs,
  world,
}) => {
  await canBeInstalled(page)
  const offer = page.getByText('Kith can be installed as an app.')
  const install = page.locator('main').getByRole('button', { name: 'Install' })
  const days = () => page.evaluate(() => JSON.parse(localStorage.getItem('kith_install') ?? '{}').days)
  await openAs(alice, '/settings?section=device')
  await expect(install).toBeVisible()
  for (const day of [2, 3]) {
    await expect.poll(days).toBe(day - 1)
    await expect(offer).toHaveCount(0)
    await world.control({ advance: DAY })
    await page.reload()
  }
  await expect(offer).toBeVisible()
  await expectClean(page)
  await page.getByRole('button', { name: 'No, thanks' }).press('Enter')
  await expect(offer).toHaveCount(0)
  await world.control({ advance: DAY })
  await page.reload()
  await install.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-prompted')
  await expect(page.getByText('Open the menu of your browser')).toBeVisible()
  await expect(offer).toHaveCount(0)
})

// docs/spec/writing.md#what-others-share
test('the settings have a bookmark that shares any page @anywhere', async ({ page, context, openAs }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(A, '/settings?section=posts&setting=bookmark')
  const group = page.getByRole('region', { name: 'Share from any page' })
  await group.getByRole('button', { name: 'Copy' }).click()
  expect(await clipboardText(page)).toMatch(/^javascript:void open\('https?:\/\/.*\/share\?/)
  await expectClean(page)
})

// docs/spec/navigation.md#safe-areas
test('nothing that is pressed lies under a notch or the bar of the system', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const session = await page.context().newCDPSession(page)
  const insets = { top: 40, left: 24, bottom: 34, right: 24 }
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
  await openAs(alice, '/home')
  const bar = page.getByRole('navigation').last().getByRole('link')
  for (const each of [page.getByRole('banner').getByRole('link').first(), bar.first(), bar.last()]) {
    const box = await each.boundingBox()
    if (!box) throw new Error('it is not on the page')
    expect(box.y).toBeGreaterThanOrEqual(insets.top)
    expect(box.x).toBeGreaterThanOrEqual(insets.left)
    expect(box.x + box.width).toBeLessThanOrEqual(390 - insets.right)
    expect(box.y + box.height).toBeLessThanOrEqual(844 - insets.bottom)
  }
})
