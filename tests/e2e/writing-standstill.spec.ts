/** Tests docs/spec/writing.md#no-changes-while-sending. */
import type { Page } from '@playwright/test'
import { attached, pick, picture, png, uploadedAll } from './files.ts'
import { chooseItem, demoPerson, expect, posts, test } from './journey.ts'

const text = (page: Page) => page.getByLabel('Text of the post')
const tool = (page: Page, name: string) => page.getByRole('button', { name })

const body = JSON.stringify({ error_description: 'too many mentions' })

/** A file let go of over the text, as from a window beside the browser's. */
async function drop(page: Page) {
  const bytes = [...(await picture(page))]
  const dataTransfer = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(bytes)], 'late.png', { type: 'image/png' }))
    return transfer
  }, bytes)
  await text(page).dispatchEvent('dragover', { dataTransfer })
  await text(page).dispatchEvent('drop', { dataTransfer })
}

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  // docs/spec/writing.md#no-changes-while-sending
  test(`a post cannot be changed while it is being sent, and can be afterwards (${viewport.width})`, async ({
    page,
    openAs,
    world,
  }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await openAs(demoPerson('alice'), '/home')
    await tool(page, 'What is on your mind?').click()
    await text(page).fill('with all there is')
    await pick(page, [png('one.png', await picture(page)), png('two.png', await picture(page))])
    await uploadedAll(page, 2)
    await attached(page).nth(0).getByLabel('Description').fill('one')
    await attached(page).nth(1).getByLabel('Description').fill('two')
    await tool(page, 'Poll').click()
    await page.getByLabel('Option 1').fill('tea')
    await page.getByLabel('Option 2').fill('coffee')
    const parts = [
      attached(page).nth(0).getByLabel('Description'),
      tool(page, 'Remove two.png'),
      page.getByLabel('Option 1'),
      page.getByLabel('Runs for'),
      page.getByLabel('Who can see the post'),
      tool(page, 'Attach files'),
      page.getByRole('button', { name: 'Poll', exact: true }),
      tool(page, 'Mark as sensitive'),
      tool(page, 'Insert emoji'),
    ]
    for (const part of parts) await expect(part).toBeEnabled()

    await world.control({ fail: { path: '/api/v1/statuses', method: 'POST', status: 422, body } })
    await world.control({ hold: { path: '/api/v1/statuses', method: 'POST' } })
    await tool(page, 'Publish').focus()
    await page.keyboard.press('Enter')
    await expect(text(page)).not.toBeEditable()
    for (const part of parts) await expect(part).toBeDisabled()
    await expect(tool(page, 'Publish')).toBeFocused()
    await drop(page)
    await expect(attached(page)).toHaveCount(2)
    await expect(page.getByRole('button', { name: /^(Cancel|Close and keep the draft)$/ })).toBeEnabled()

    await world.control({ release: true })
    await expect(page.getByRole('alert').filter({ hasText: 'mentions too many people' })).toBeVisible()
    for (const part of parts) await expect(part).toBeEnabled()
    await expect(text(page)).toBeEditable()
    await drop(page)
    await uploadedAll(page, 3)
  })
}

// docs/spec/writing.md#no-changes-while-sending
test('an edit cannot be changed while it is being saved, and can be closed', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(demoPerson('alice'), '/home')
  await tool(page, 'What is on your mind?').click()
  await text(page).fill('a tpyo')
  await tool(page, 'Publish').click()
  const post = posts(page).first()
  await expect(post).toContainText('a tpyo')
  await post.getByRole('button', { name: 'More actions' }).click()
  await chooseItem(page, 'Edit')
  await text(page).fill('a typo')
  await world.control({ hold: { path: '/api/v1/statuses/*', method: 'PUT' } })
  await tool(page, 'Update').click()
  await expect(text(page)).not.toBeEditable()
  await expect(tool(page, 'Update')).toBeFocused()
  await expect(tool(page, 'Mark as sensitive')).toBeDisabled()
  await drop(page)
  await expect(attached(page)).toHaveCount(0)
  await tool(page, 'Cancel').click()
  await expect(text(page)).toHaveCount(0)
  await world.control({ release: true })
  await expect(post).toContainText('a typo')
})
