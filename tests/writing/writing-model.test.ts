/**
 * The writing engine under everything that can happen, in any order: people type, publish, edit and delete;
 * answers get lost, tabs are closed between any two steps, a second tab takes over, the connection and the
 * database fail, sessions end, and somebody else signs in. Whatever it was: exactly one post, never none, no
 * text lost, nothing shown to another person; and of a thread exactly one of each, in order.
 */
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { Stopped } from '#data/writing/stoppable-ports.ts'
import { partsOf } from '#domain/composer/thread-text.ts'
import { emptyDatabases } from '#tests/harness/fake-database.ts'
import { COMMANDS, type Real } from './commands.ts'
import { ACCOUNTS, FakeBrowser, type FakeTab } from './fake-browser.ts'
import { endsWith, Ledger } from './ledger.ts'

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
    for (let round = 0; round < 9; round += 1) {
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
    const all = new Set(texts.flatMap(partsOf))
    const posts = server.made.filter(({ text }) => all.has(text))
    const out = posts.map(({ text }) => text)
    expect(new Set(out).size, `published more than once: ${out.join(', ')}`).toBe(out.length)
    expect(posts.every(({ author }) => author === accountId)).toBe(true)
    const parents = posts.slice(1).map(({ post }) => post.in_reply_to_id)
    expect(parents, `not one after the other: ${out.join(', ')}`).toEqual(
      posts.slice(0, -1).map(({ post }) => post.id),
    )
    const longest = Math.max(...texts.map((text) => partsOf(text).length))
    expect(posts.length, `published more than once: ${out.join(', ')}`).toBeLessThanOrEqual(longest)
    if (isGivenUp || deletions > 0) continue
    checkLast(texts.at(-1) ?? '', out, left.get(accountId) ?? [])
  }
}

/**
 * Of the last words the first posts are out, in order, and the others wait. More may be out where an answer
 * was lost: they are found when it is sent again.
 */
function checkLast(last: string, out: readonly string[], left: readonly string[]): void {
  const parts = partsOf(last)
  const waiting = left.find((text) => endsWith(last, text))
  const isOut = parts.slice(0, parts.length - (waiting === undefined ? 0 : partsOf(waiting).length))
  const name = `lost: ${parts.join(' | ')}, out: ${out.join(' | ')}, waiting: ${waiting}`
  expect(out.slice(0, isOut.length), name).toEqual(isOut)
}

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
