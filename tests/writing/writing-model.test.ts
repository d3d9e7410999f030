/**
 * The writing engine under everything that can happen, in any order: people type, publish, edit and delete;
 * answers get lost, tabs are closed between any two steps, a second tab takes over, the connection and the
 * database fail, sessions end, and somebody else signs in. Whatever it was: exactly one post, never none, no
 * text lost, nothing shown to another person; and of a thread exactly one of each, in order.
 */
import fc from 'fast-check'
import { test, vi } from 'vitest'
import { emptyDatabases } from '#tests/harness/fake-database.ts'
import { COMMANDS, type Real } from './commands.ts'
import { FakeBrowser } from './fake-browser.ts'
import { Ledger } from './ledger.ts'
import { check, finish } from './outcome.ts'

/** A short seeded form for every day; `npm run test:long` for five thousand. */
const RUNS = Number(process.env.KITH_MODEL_RUNS ?? 200)
const SEED = Number(process.env.KITH_MODEL_SEED ?? 20261122)

/** Pages without HTTPS have no Web Locks (docs/decisions/050-leases.md). */
// docs/spec/drafts-and-outbox.md#exactly-one-post
// docs/spec/writing.md#several-posts-as-a-thread
test.each(['Web Locks', 'leases'] as const)(
  `exactly one post, never none, no text lost, nothing shown to another person: with %s, ${RUNS} sequences`,
  async (kind) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const property = fc.asyncProperty(
      fc.commands(COMMANDS, { maxCommands: 40, size: 'max' }),
      async (commands) => {
        emptyDatabases()
        const browser = new FakeBrowser(kind)
        const real: Real = { browser, ledger: new Ledger(), problems: [] }
        browser.signIn(browser.open(), 'alice')
        browser.open()
        await browser.schedule.settle()
        await fc.asyncModelRun(() => ({ model: {}, real }), commands)
        check(real, await finish(real))
      },
    )
    await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: false })
  },
  600_000,
)
