/**
 * Lets a share of all calls go wrong, and does what people do: everything ends done, or with a message and
 * what was typed still there (docs/reliability.md#chaos). Every day some short journeys, with short delays;
 * `npm run test:chaos` makes hundreds. `KITH_SEED` repeats a day, and `-g "journey 7 "` one journey of it.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { type Outcome, pursue } from '#tests/chaos/intention.ts'
import { deal, INTENTIONS } from '#tests/chaos/plan.ts'
import { type Stage, see } from '#tests/chaos/stage.ts'
import { SEED } from '#tests/harness/seeded.ts'
import { A, B, expect, posts, test } from './journey.ts'

const JOURNEYS = Number(process.env.KITH_CHAOS ?? 0)
const isLong = JOURNEYS > 0

const all = INTENTIONS.map(({ name }) => name)

/** The longest delay of a call, in milliseconds. */
const DELAY = isLong ? 5_000 : 300

/** The folder in which a long run leaves what came of each intention (scripts/chaos-report.mjs). */
const RESULTS = '.kith/chaos'

/** The client’s own lines in the console when a call fails; the page tells it too. */
const REPORTS = new RegExp(
  '^(the vote was not counted|\\w+ failed|the upload failed|' +
    'the description was not saved|the token could not be)',
)

for (const { number, seed, intentions } of deal(SEED, isLong ? JOURNEYS : 2, isLong ? 5 : 3)) {
  const names = intentions.map(({ name }) => name).join(', ')
  test(`chaos, journey ${number} of seed ${SEED}: ${names} @daily`, async ({
    page,
    context,
    world,
    openAs,
    otherDevice,
    complaints,
  }) => {
    test.setTimeout(240_000)
    const [alice, bob] = await Promise.all([otherDevice(A), otherDevice(B)])
    const stage: Stage = { page, context, world, alice, bob, retries: 0 }
    const outcomes: { name: string; outcome: Outcome | 'failed'; seconds: number }[] = []
    const calls: Record<string, number> = {}

    const calm = async () => {
      const met: Record<string, number> = await (await page.request.get('/-/control/chaos')).json()
      for (const [kind, count] of Object.entries(met)) calls[kind] = (calls[kind] ?? 0) + count
      await world.control({ chaos: null })
    }

    try {
      await world.control({ chaos: { seed, delay: DELAY } })
      await openAs(A, '/home')
      await see(stage, posts(page), 'Home')
      for (const [turn, intention] of intentions.entries()) {
        await test.step(intention.name, async () => {
          const began = performance.now()
          const result = { name: intention.name, outcome: 'failed' as Outcome | 'failed', seconds: 0 }
          outcomes.push(result)
          await calm()
          // An earlier intention may have muted him.
          await alice.ask('POST', `/api/v1/accounts/${bob.id}/unmute`)
          if (intention.as) await openAs(intention.as, '/about')
          await world.control({ chaos: { seed: seed + turn, delay: DELAY } })
          result.outcome = await pursue(intention, stage, calm)
          result.seconds = (performance.now() - began) / 1000
          await calm()
          await expectToStand(stage, intention.name)
          if (intention.as) await openAs(A, '/about')
        })
      }
    } finally {
      complaints.splice(0, Number.POSITIVE_INFINITY, ...complaints.filter((words) => !REPORTS.test(words)))
      if (isLong) {
        mkdirSync(RESULTS, { recursive: true })
        writeFileSync(`${RESULTS}/${number}.json`, JSON.stringify({ number, seed, outcomes, calls, all }))
      }
    }
  })
}

/** Expects a page that has something to read, and nothing that still waits for an answer. */
async function expectToStand({ page }: Stage, when: string): Promise<void> {
  const main = page.getByRole('main')
  await expect(main, `${when}: the page is not empty`).toContainText(/\w/)
  await expect(page.locator('main [aria-busy=true]'), `${when}: nothing is waited for`).toHaveCount(0)
  await expect(main.getByRole('status', { name: 'Loading' }), `${when}: nothing is loading`).toHaveCount(0)
}
