/**
 * Tests docs/spec/drafts-and-outbox.md#killed-at-any-moment in Firefox, as `tests/e2e/storage-killed.spec.ts`
 * does in Chromium. Nobody can start a WebKit that way.
 */
import { describe, expect, test } from 'vitest'
import { IS_LONG, SEED } from '#tests/harness/seeded.ts'
import { startKilledBrowser } from '#tests/killed/killed-browser.ts'
import { lostLetters, typeAndKill } from '#tests/killed/typing.ts'
import { engine } from './engines.ts'

const ROUNDS = Number(process.env.KITH_KILLS ?? (IS_LONG ? 20 : 2))

describe.runIf(engine === 'Firefox')('in Firefox', () => {
  // docs/spec/drafts-and-outbox.md#killed-at-any-moment
  test(
    'what was typed a second before the browser is killed is there again',
    async () => {
      const killed = await startKilledBrowser('Firefox')
      try {
        for (const round of await typeAndKill(killed, { rounds: ROUNDS, seed: SEED })) {
          const lost = lostLetters(round)
          console.info(
            `${round.field}, killed after ${round.after} ms: lost ${lost?.length ?? 'an older text'}`,
          )
          expect(round.shown).toBe(round.typed)
          expect(lost, JSON.stringify(round)).not.toBeNull()
          expect(Math.max(0, ...(lost ?? [])), JSON.stringify(round)).toBeLessThan(1_000)
        }
      } finally {
        await killed.end()
      }
    },
    ROUNDS * 60_000 + 60_000,
  )
})
