/**
 * Tests docs/spec/drafts-and-outbox.md#killed-at-any-moment: all processes of the browser are killed at once.
 * `tests/engines/killed.test.ts` does the same in Firefox.
 */
import { IS_LONG, SEED } from '#tests/harness/seeded.ts'
import { startKilledBrowser } from '#tests/killed/killed-browser.ts'
import { publishAndKill } from '#tests/killed/publishing.ts'
import { lostLetters, typeAndKill } from '#tests/killed/typing.ts'
import { expect, test } from './journey.ts'

/** Rounds of typing, and of publishing. */
const ROUNDS = Number(process.env.KITH_KILLS ?? (IS_LONG ? 60 : 3))
const PUBLISHED = Number(process.env.KITH_KILLS ?? (IS_LONG ? 100 : 3))

// docs/spec/drafts-and-outbox.md#killed-at-any-moment
test('what was typed a second before the browser is killed is there again @daily', async () => {
  test.setTimeout(ROUNDS * 40_000 + 60_000)
  const killed = await startKilledBrowser('Chromium')
  try {
    const rounds = await typeAndKill(killed, { rounds: ROUNDS, seed: SEED })
    for (const round of rounds) {
      const lost = lostLetters(round)
      console.info(`${round.field}, killed after ${round.after} ms: lost ${lost?.length ?? 'an older text'}`)
      expect(round.shown).toBe(round.typed)
      expect(lost, JSON.stringify(round)).not.toBeNull()
      expect(Math.max(0, ...(lost ?? [])), JSON.stringify(round)).toBeLessThan(1_000)
    }
  } finally {
    await killed.end()
  }
})

// docs/spec/drafts-and-outbox.md#exactly-one-post
// docs/spec/drafts-and-outbox.md#killed-at-any-moment
test('a post whose browser is killed after the press is out once, or its words are back @daily', async () => {
  test.setTimeout(PUBLISHED * 60_000 + 60_000)
  const killed = await startKilledBrowser('Chromium')
  try {
    for (const round of await publishAndKill(killed, { rounds: PUBLISHED, seed: SEED })) {
      const { line, rest, after, words, posts, written } = round
      console.info(`${line} line, ${rest} + ${after} ms: ${posts} posts, ${JSON.stringify(written)}`)
      // What was typed within a second before the kill may be missing.
      const isKnown = words.startsWith(written) && rest + after < 1_000
      expect(posts === 1 || isKnown || written === words, JSON.stringify(round)).toBe(true)
      expect(posts).toBeLessThan(2)
      expect(posts === 1 && written.includes(words), JSON.stringify(round)).toBe(false)
    }
  } finally {
    await killed.end()
  }
})
