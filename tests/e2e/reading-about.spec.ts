/** Tests docs/spec/instance.md#about. */
import { expectClean } from './clean.ts'
import { demoPerson, expect, test } from './journey.ts'

// docs/spec/instance.md#about
test('About tells who uses the server and where its source is; whom it blocks, those who are signed in', async ({
  page,
  openAs,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  const section = page.getByRole('region', { name: 'This server' })
  await expect(section.getByRole('link', { name: 'Source code of the server' })).toHaveAttribute(
    'href',
    /^https:/,
  )
  await section.getByText('Blocked servers').click()
  await expect(
    section.getByText('Only people with an account here may see which servers are blocked.'),
  ).toBeVisible()
  await expectClean(page)

  await openAs(demoPerson('alice'), '/about')
  await expect(section.getByText(/\d+ (person has|people have) used it within a month\./)).toBeVisible()
  await section.locator('summary', { hasText: 'Blocked servers' }).press('Enter')
  await expect(section.getByRole('listitem')).toHaveText(['spam.example', 'noise.example'])
  await expectClean(page)

  await world.control({ version: '4.11.0' })
  await page.reload()
  await expect(section.getByRole('link', { name: 'Source code of the server' })).toBeVisible()
  await expect(section.getByText('Blocked servers')).toHaveCount(0)
})
