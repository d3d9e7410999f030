/** Tests docs/spec/drafts-and-outbox.md#exactly-one-post. */

import { chance } from '#tests/harness/seeded.ts'
import { A, allAnswered, expect, posts, test } from './journey.ts'

/**
 * A short seeded form for every day, beside the two hundred stories of `tests/writing`; `npm run test:long`
 * for two hundred rounds.
 */
const ROUNDS = Number(process.env.KITH_ROUNDS ?? 10)
/** The posts that one person writes on one day; the days run beside each other. */
const ROUNDS_A_DAY = 5
const DAYS = Array.from({ length: Math.ceil(ROUNDS / ROUNDS_A_DAY) }, (_, day) => day + 1)
const SEED = 20261120

/** The faults of a request: it never arrives, its answer is lost, it is refused for now. */
const FAULTS = [
  { status: 0 },
  { status: 0, acts: true },
  { status: 500, body: '{"error_description":"database error"}' },
  { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html', acts: true },
  { status: 503, body: '', acts: false },
  { status: 200, body: '<h1>Please sign in to the hotel</h1>', contentType: 'text/html', acts: true },
]

const random = chance(SEED)
const PLAN = Array.from({ length: ROUNDS }, (_, round) => ({
  round,
  faults: Array.from(
    { length: 1 + Math.floor(random() * 3) },
    () => FAULTS[Math.floor(random() * FAULTS.length)],
  ),
  isOffline: random() < 0.2,
  reloads: random() < 0.2,
}))

for (const day of DAYS) {
  // docs/spec/drafts-and-outbox.md#exactly-one-post
  test(`posts through a bad network are made exactly once and lose no text, day ${day} of ${DAYS.length} @daily`, async ({
    page,
    context,
    openAs,
    world,
  }) => {
    test.setTimeout(60_000 + ROUNDS_A_DAY * 12_000)
    const rounds = PLAN.slice((day - 1) * ROUNDS_A_DAY, day * ROUNDS_A_DAY)
    await openAs(A, '/home')
    await expect(posts(page).first()).toBeVisible()
    const text = page.getByLabel('Text of the post')
    const waiting = page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem')
    const sendNow = waiting.getByRole('button', { name: 'Send now' })
    // After a reload the post may be in the list before its author's page knows that it is there.
    const isEmpty = () => page.evaluate(() => localStorage.getItem('kith_outbox') === null)
    const publish = page.getByRole('button', { name: 'Publish' })

    for (const { round, faults, isOffline, reloads } of rounds) {
      const words = `round ${round} of a bad day`
      await page.getByRole('button', { name: 'What is on your mind?' }).click()
      await text.fill(words)
      for (const fault of faults) {
        await world.control({ fail: { path: '/api/v1/statuses', method: 'POST', ...fault } })
      }
      if (isOffline) {
        await allAnswered(page)
        await context.setOffline(true)
      }
      await publish.click()
      await expect(waiting).toContainText(words)
      await expect(text).toHaveCount(0)
      if (isOffline) await context.setOffline(false)
      // Some people reload when something does not work, the others press what there is to press.
      if (reloads) await page.reload()
      await expect(async () => {
        if (await sendNow.isVisible()) await sendNow.click({ timeout: 1_000 })
        expect(await isEmpty()).toBe(true)
      }).toPass({ timeout: 20_000 })
      await expect(posts(page).first()).toContainText(words)
    }

    const written = await page.evaluate(async (limit) => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('auth_token')}` }
      const me = await (await fetch('/api/v1/accounts/verify_credentials', { headers })).json()
      const path = `/api/v1/accounts/${me.id}/statuses?exclude_reblogs=true&exclude_replies=true&limit=${limit}`
      const own: { content: string }[] = await (await fetch(path, { headers })).json()
      return own.flatMap(({ content }) => /round (\d+) of a bad day/.exec(content)?.[1] ?? [])
    }, 200)
    expect(written.map(Number).sort((a, b) => a - b)).toEqual(rounds.map(({ round }) => round))
  })
}
