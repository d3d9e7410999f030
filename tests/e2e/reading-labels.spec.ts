/** Tests docs/spec/timelines.md#labels-of-bookmarks, docs/spec/settings.md#two-devices-that-save. */
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { isComplete } from './complete.ts'
import { A, allAnswered, chooseItem, demoPerson, expect, posts, test, unique } from './journey.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Labels of this bookmark' })
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Labels of bookmarks' })

/** The settings of the client that the server stores of the viewer. */
interface Viewer {
  client_config: { kith?: object }
}

/** Returns an id in the form in which labels store it. */
const short = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')

async function openLabels(page: Page, text: string) {
  await posts(page).filter({ hasText: text }).getByRole('button', { name: 'More' }).click()
  await chooseItem(page, 'Labels')
}

for (const [name, width, height] of [
  ['desktop', 1280, 900],
  ['phone', 390, 844],
] as const) {
  // docs/spec/timelines.md#labels-of-bookmarks
  test(`bookmarks get labels, are filtered by them and lose them, ${name} @anywhere`, async ({
    page,
    openAs,
    otherDevice,
  }) => {
    await page.setViewportSize({ width, height })
    const [tea, rain] = [unique('All about tea'), unique('All about rain')]
    const me = await otherDevice(A)
    for (const status of [tea, rain]) {
      const { id } = await me.write({ status })
      await me.ask('POST', `/api/v1/statuses/${id}/bookmark`)
    }
    const label = unique('Kettle')
    await openAs(A, '/bookmarks')
    await openLabels(page, tea)
    await dialog(page).getByRole('textbox', { name: 'New label' }).fill(`  ${label} `)
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('checkbox', { name: label })).toBeChecked()
    await expect(dialog(page)).toContainText(/There is room for \d+ more bookmarks/)
    await expectClean(page)
    await dialog(page).getByRole('button', { name: 'Done' }).click()
    await tabs(page).getByRole('link', { name: label }).click()
    await expect(posts(page)).toHaveCount(1)
    await expect(posts(page)).toContainText(tea)
    await expectClean(page)

    // It is the same after a reload, and on another device.
    await page.reload()
    await expect(posts(page)).toHaveCount(1)
    await openLabels(page, tea)
    const box = dialog(page).getByRole('checkbox', { name: label })
    await box.press('Space')
    await expect(box).not.toBeChecked()
    await allAnswered(page)
    // The post has left the label, and stays for its window.
    await expect(dialog(page).getByRole('checkbox', { name: label })).toBeFocused()
    await expect(page.getByText('Bookmarks with this label appear here.')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByText('Bookmarks with this label appear here.')).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Delete label' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete label' }).click()
    await expect(page).toHaveURL(/\/bookmarks$/)
    await expect(tabs(page).getByRole('link', { name: label })).toHaveCount(0)
    await expect(posts(page).filter({ hasText: tea })).toBeVisible()
  })
}

// docs/spec/timelines.md#labels-of-bookmarks
// docs/spec/settings.md#two-devices-that-save
test('what another device has labelled stays; what is gone makes room; a full store says so', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const me = await otherDevice(demoPerson('alice'))
  const ids: string[] = []
  for (const status of ['First of three', 'Second of three', 'Third of three']) {
    const { id } = await me.write({ status })
    await me.ask('POST', `/api/v1/statuses/${id}/bookmark`)
    ids.push(id)
  }
  const [, two = '', three = ''] = ids
  await openAs(demoPerson('alice'), '/bookmarks')
  await isComplete(page)
  const save = async (name: string, ...labelled: string[]) => {
    const { client_config } = await me.ask<Viewer>('GET', '/api/v1/accounts/verify_credentials')
    const label = labelled.map(short).join(' ')
    await me.ask('POST', '/api/v1/settings/client_config', {
      kith: { ...client_config.kith, [`label.${name}`]: label },
    })
  }
  await save('Tea', two)
  await openLabels(page, 'First of three')
  await dialog(page).getByRole('textbox', { name: 'New label' }).fill('Rain')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('checkbox', { name: 'Tea' })).not.toBeChecked()
  // The page does not know yet that the label has one more post.
  await allAnswered(page)
  await save('Tea', three, two)
  await dialog(page).getByRole('checkbox', { name: 'Tea' }).press('Space')
  await expect(dialog(page).getByRole('checkbox', { name: 'Tea' })).toBeChecked()
  await page.keyboard.press('Escape')
  await tabs(page).getByRole('link', { name: 'Tea' }).click()
  await expect(posts(page)).toHaveText([/First of/, /Third of/, /Second of/])
  await me.ask('DELETE', `/api/v1/statuses/${two}`)
  await page.reload()
  await expect(page.getByText('1 post with this label is no longer')).toBeVisible()
  await page.getByRole('button', { name: 'Make room' }).click()
  await expect(page.getByRole('button', { name: 'Make room' })).toHaveCount(0)
  await allAnswered(page)

  await save('Full', ...Array.from({ length: 216 }, () => two))
  await openLabels(page, 'First of three')
  await dialog(page).getByRole('textbox', { name: 'New label' }).fill('One more label')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await expect(dialog(page)).toContainText('There is no room for more labels.')
})
