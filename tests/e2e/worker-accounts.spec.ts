/**
 * Tests docs/spec/offline.md#two-builds, docs/spec/session.md#several-accounts: an old tab and a new one,
 * each with an account of its own.
 */
import { me, signInBeside, switchTo } from './accounts.ts'
import { A, allAnswered, B, expect, posts, unique } from './journey.ts'
import { allCached, buildOf, lookForBuild, nextBuild, test } from './worker-site.ts'
import {
  BUSY,
  begin,
  expectOnce,
  publishLater,
  text,
  timesPublished,
  waiting,
  write,
} from './writing-here.ts'

// docs/spec/offline.md#two-builds
// docs/spec/session.md#several-accounts
test('two builds with two accounts: neither reads anything of the other, and nothing is lost', async ({
  page,
  context,
  site,
  world,
  openAs,
  otherDevice,
}) => {
  test.slow()
  const [ofA, ofB] = [unique('Waits as A'), unique('Waits as B')]
  await openAs(A, '/home')
  await signInBeside(page, A, B)
  await allCached(page)
  await world.control({ fail: [BUSY, BUSY] })
  await publishLater(page, ofA)
  await write(page, 'draft of A')
  await allAnswered(page)

  site.files = nextBuild(site.files)
  await lookForBuild(page)
  await expect(page.getByText('A new version is ready.')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/home')
  const shown = other.locator('meta[name="kith-build"]')
  await expect(shown).toHaveAttribute('content', buildOf(site.files))
  await switchTo(other, B)
  await expect(waiting(other)).toHaveCount(0)
  await begin(other)
  await expect(text(other)).toHaveValue('')
  await other.keyboard.press('Escape')
  await publishLater(other, ofB)
  await write(other, 'draft of B')
  await allAnswered(other)

  await text(page).pressSequentially(', and more')
  await expect(waiting(page)).toHaveCount(1)
  await expect(waiting(page)).toContainText(ofA)
  await waiting(page).getByRole('button', { name: 'Send now' }).click()
  await expect(waiting(page)).toHaveCount(0)
  await expect(waiting(other)).toContainText(ofB)
  await waiting(other).getByRole('button', { name: 'Send now' }).click()
  await expect(waiting(other)).toHaveCount(0)

  await page.reload()
  await expect(me(page, A)).toBeVisible()
  await expect(page.locator('meta[name="kith-build"]')).toHaveAttribute('content', buildOf(site.files))
  await expect(text(page)).toHaveValue('draft of A, and more')
  await other.reload()
  await expect(me(other, B)).toBeVisible()
  await expect(text(other)).toHaveValue('draft of B')
  await expect(posts(other).first()).toBeVisible()
  const [alice, bob] = [await otherDevice(A), await otherDevice(B)]
  await expectOnce(alice, ofA)
  await expectOnce(bob, ofB)
  expect([await timesPublished(alice, ofB), await timesPublished(bob, ofA)]).toEqual([0, 0])
})
