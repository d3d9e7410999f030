/**
 * The writing engine under everything that can happen, in any order: people type, publish, edit and delete;
 * answers get lost, tabs are closed between any two steps, a second tab takes over, the connection and the
 * database fail, sessions end, and somebody else signs in. Whatever it was: exactly one post, never none, no
 * text lost, nothing shown to another person.
 */
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { Stopped } from '#data/writing/stoppable-ports.ts'
import { emptyDatabases } from '#tests/harness/fake-database.ts'
import { COMMANDS, type Real } from './commands.ts'
import { ACCOUNTS, FakeBrowser, type FakeTab } from './fake-browser.ts'
import { Ledger } from './ledger.ts'

/** A short seeded form for every day; `npm run test:long` for five thousand. */
const RUNS = Number(process.env.KITH_MODEL_RUNS ?? 200)
const SEED = Number(process.env.KITH_MODEL_SEED ?? 20261122)

/** Brings everything to its end: all is well again, everybody comes back, and what waits is sent. */
async function finish({ browser }: Real): Promise<Map<string, string[]>> {
  browser.server.faults = []
  browser.server.isOnline = true
  browser.isDatabaseBroken = false
  await browser.schedule.settle()
  const left = new Map<string, string[]>()
  for (const accountId of ACCOUNTS) {
    if (browser.session) browser.expire()
    for (const tab of browser.tabs) browser.kill(tab)
    const tab = browser.open()
    browser.signIn(tab, accountId)
    for (let round = 0; round < 6; round += 1) {
      await browser.schedule.settle()
      browser.schedule.advance(700_000)
    }
    await browser.schedule.settle()
    left.set(accountId, await textsOf(tab, browser))
  }
  return left
}

async function textsOf({ engine }: FakeTab, browser: FakeBrowser): Promise<string[]> {
  if (!engine) throw new Error('nobody is signed in')
  const listing = engine.drafts.list()
  await browser.schedule.settle()
  const drafts = (await listing).map(({ draft }) => draft.text)
  return [...drafts, ...engine.outbox.entries.current().map(({ draft }) => draft.text)]
}

/** A database that breaks says so, and a page that has ended does no more. */
const isExpected = (problem: unknown) =>
  problem instanceof Stopped || (problem instanceof Error && problem.message === 'the database is broken')

function check({ browser: { server }, ledger, problems }: Real, left: Map<string, string[]>): void {
  expect(problems.filter((problem) => !isExpected(problem))).toEqual([])
  for (const piece of ledger.pieces) {
    const { accountId, texts, isGivenUp, deletions } = piece
    const posts = server.made.filter(({ text }) => texts.includes(text))
    const all = posts.map(({ text }) => text)
    expect(posts.length, `published more than once: ${all.join(', ')}`).toBeLessThanOrEqual(1)
    expect(posts.every(({ author }) => author === accountId)).toBe(true)
    if (isGivenUp || deletions > 0) continue
    const last = texts.at(-1) ?? ''
    const isThere = all.includes(last) || left.get(accountId)?.includes(last)
    expect(isThere, `lost: ${last}`).toBe(true)
  }
}

/** Pages without HTTPS have no Web Locks (docs/decisions/050-leases.md). */
// docs/spec/drafts-and-outbox.md#exactly-one-post
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
