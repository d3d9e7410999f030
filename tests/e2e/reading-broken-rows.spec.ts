/** Tests docs/spec/lists.md#a-broken-entry. */
import type { Locator, Page } from '@playwright/test'
import { demoPerson, expect, keep, test } from './journey.ts'
import { storedAnswers } from './stored-answers.ts'

const BROKEN = 'This entry cannot be displayed.'

/** Addresses that hold these words cannot be made, as it was with half a character in a name. */
async function breakAddressesOf(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const encode = window.encodeURIComponent
    window.encodeURIComponent = (value) => {
      if (localStorage.getItem('broken')?.split(' ').includes(String(value))) throw new URIError('malformed')
      return encode(value)
    }
  })
}

// docs/spec/lists.md#a-broken-entry
test('an entry that cannot be drawn does not break the rest of its list', async ({
  page,
  openAs,
  complaints,
}) => {
  test.slow()
  const main = page.getByRole('main')
  const expectOthers = async (list: Locator, role: 'article' | 'listitem') => {
    const rows = list.getByRole(role)
    await expect(rows.filter({ hasText: BROKEN }).first()).toBeVisible()
    await expect(rows.filter({ hasNotText: BROKEN }).first()).toBeVisible()
  }

  await breakAddressesOf(page)
  await keep(page, { broken: 'wren' })
  await openAs(demoPerson('alice'), '/home')
  await expectOthers(main.getByRole('feed'), 'article')
  await expect.poll(() => storedAnswers(page)).toContain('home')
  await page.goto('/notifications')
  await expectOthers(main.getByRole('list', { name: 'All' }), 'listitem')
  await page.goto('/profile-directory')
  await expectOthers(main.getByRole('list').first(), 'listitem')
  await page.goto('/search?q=Wren') // the words that are searched for are not broken
  await expect(main.getByRole('list', { name: 'People' }).getByText(BROKEN)).toBeVisible()
  await expect(main.getByRole('list', { name: 'On this device' }).getByText(BROKEN)).toBeVisible()

  // All about these rows, and nothing else.
  expect(complaints.length).toBeGreaterThan(0)
  expect(complaints.splice(0).filter((text) => !/malformed/.test(text))).toEqual([])
})

test('half a character in names, texts and addresses is shown as a replacement mark', async ({
  page,
  world,
  openAs,
}) => {
  const half = '\ud83d'
  const account = { display_name: `Fern ${half}`, acct: `fern${half}@meadow.example` }
  await world.control({
    deliver: { author: 'wren', content: 'a post with half a name', overrides: { account } },
  })
  await openAs(demoPerson('alice'), '/home')
  const card = page.getByRole('article').filter({ hasText: 'a post with half a name' })
  await expect(card.getByRole('link', { name: 'Fern \ufffd' }).first()).toBeVisible()
  await expect(page.getByText(BROKEN)).toHaveCount(0)
})
