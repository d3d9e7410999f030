/** Tests docs/spec/feeds.md#feeds-of-a-person. */
import { expectClean } from './clean.ts'
import { A, B, chooseItem, expect, posts, test, unique } from './journey.ts'

// docs/spec/feeds.md#feeds-of-a-person
test('a person is put into a feed from their profile, and taken out from a post @anywhere', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const [author, reader] = [await otherDevice(B), await otherDevice(A)]
  const title = unique('Friends')
  const feed = await reader.ask<{ id: string }>('POST', '/api/v1/lists', { title })
  const words = unique('A post for a feed')
  await author.write({ status: words })
  const members = async () =>
    (await reader.ask<{ id: string }[]>('GET', `/api/v1/lists/${feed.id}/accounts`)).map(({ id }) => id)

  await openAs(A, `/@${B.username}`)
  await page.getByRole('button', { name: /^More about/ }).press('Enter')
  await chooseItem(page, 'Add to a feed')
  const dialog = page.getByRole('dialog', { name: /^Custom feeds with/ })
  const choice = dialog.getByRole('switch', { name: title })
  await expect(choice).not.toBeChecked()
  await choice.press('Space')
  await expect.poll(members).toEqual([author.id])
  await expect(choice).toBeChecked()
  await expectClean(page)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  const post = posts(page).filter({ hasText: words })
  await post.getByRole('button', { name: 'More actions' }).click()
  await chooseItem(page, 'Add to a feed')
  await expect(choice).toBeChecked()
  await expectClean(page)
  await choice.click()
  await expect.poll(members).toEqual([])
  await expect(choice).not.toBeChecked()
})
