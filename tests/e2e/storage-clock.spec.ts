/**
 * Tests docs/spec/clocks.md#a-clock-that-jumps, docs/spec/offline.md#two-weeks-without-a-visit: the clock
 * of the device is set by a day or a year while a post waits, a draft is begun and answers are stored.
 */
import type { Page } from '@playwright/test'
import { signInBeside, switchTo } from './accounts.ts'
import { setDeviceClock, shiftDeviceClock } from './device-clock.ts'
import { A, allAnswered, B, expect, posts, test } from './journey.ts'
import { closeClient } from './storage.ts'
import { storedAnswers } from './stored-answers.ts'
import { expectOnce, leaveWriting, text, timesPublished, waiting } from './writing-here.ts'

const DAY = 86_400_000

const JUMPS = [
  { name: 'a day forwards', shift: DAY },
  { name: 'a day back', shift: -DAY },
  { name: 'a year forwards', shift: 365 * DAY },
  { name: 'a year back', shift: -365 * DAY },
]

const answersOf = async (page: Page, id: string) =>
  (await storedAnswers(page))?.includes(`["${id}",`) ?? false

for (const { name, shift } of JUMPS) {
  // docs/spec/clocks.md#a-clock-that-jumps
  // docs/spec/offline.md#two-weeks-without-a-visit
  test(`the clock jumps ${name}: the post that waits goes out once, and nothing that is stored goes`, async ({
    page,
    openAs,
    world,
    otherDevice,
  }) => {
    const [alice, bob] = [await otherDevice(A), await otherDevice(B)]
    await page.addInitScript(shiftDeviceClock, { shift: 0, isNew: false })
    const { sent, written } = await leaveWriting(page, { openAs, world })
    await signInBeside(page, A, B)
    await expect.poll(() => answersOf(page, alice.id)).toBe(true)
    await switchTo(page, B)
    await expect.poll(() => answersOf(page, bob.id)).toBe(true)
    await switchTo(page, A)
    await expect(waiting(page)).toContainText(sent)

    await test.step('while the page is open', async () => {
      await setDeviceClock(page, shift)
      await page.getByRole('link', { name: /^Notifications/ }).click()
      await page.getByRole('link', { name: 'Home', exact: true }).first().click()
      await allAnswered(page)
      await expect(text(page)).toHaveValue(written)
      expect((await waiting(page).count()) + (await timesPublished(alice, sent))).toBe(1)
    })

    await test.step('between two visits', async () => {
      await closeClient(page)
      await page.addInitScript(shiftDeviceClock, { shift, isNew: false })
      await page.goto('/home')
      await expect(posts(page).first()).toBeVisible()
      await expect(text(page)).toHaveValue(written)
      await allAnswered(page)
      expect([await answersOf(page, alice.id), await answersOf(page, bob.id)]).toEqual([true, true])
    })

    const sendNow = waiting(page).getByRole('button', { name: 'Send now' })
    if (await sendNow.isVisible()) await sendNow.click()
    await expect(waiting(page)).toHaveCount(0)
    await expectOnce(alice, sent)
    await switchTo(page, B)
    await expect(posts(page).first()).toBeVisible()
  })
}
