/**
 * Several accounts on one device, under everything that can happen in any order: people write and publish in
 * tabs of their own, accounts are added and switched, sessions end one by one, somebody signs out while
 * another publishes, and pages end in the midst of it. Nothing that is written under one account is ever read
 * under another, each post is published once and by its author, and nothing is left of who signs out.
 */
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { emptyDatabases } from '#tests/harness/fake-database.ts'
import { ACCOUNT_COMMANDS } from './account-commands.ts'
import type { Real } from './commands.ts'
import { FakeBrowser } from './fake-browser.ts'
import { Ledger } from './ledger.ts'
import { check, checkRows, finish } from './outcome.ts'

/** A short seeded form for every day; `npm run test:long` for five thousand. */
const RUNS = Number(process.env.KITH_MODEL_RUNS ?? 200)
const SEED = Number(process.env.KITH_MODEL_SEED ?? 20261126)

// docs/spec/session.md#several-accounts
// docs/spec/drafts-and-outbox.md#account-of-a-waiting-post
test.each(['Web Locks', 'leases'] as const)(
  `each account keeps what is its own: with %s, ${RUNS} sequences`,
  async (kind) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const property = fc.asyncProperty(
      fc.commands(ACCOUNT_COMMANDS, { maxCommands: 60, size: 'max' }),
      async (commands) => {
        emptyDatabases()
        const browser = new FakeBrowser(kind)
        const real: Real = { browser, ledger: new Ledger(), problems: [] }
        browser.signIn(browser.open(), 'alice')
        browser.add(browser.open('alice'), 'bob')
        await browser.schedule.settle()
        await fc.asyncModelRun(() => ({ model: {}, real }), commands)
        await checkRows(real)
        check(real, await finish(real))
      },
    )
    await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: false })
  },
  600_000,
)

// docs/spec/session.md#several-accounts
test.each(['Web Locks', 'leases'] as const)(
  'two accounts write in the same place in two tabs, and neither waits for the other: with %s',
  async (kind) => {
    emptyDatabases()
    const browser = new FakeBrowser(kind)
    browser.signIn(browser.open(), 'alice')
    browser.add(browser.open('alice'), 'bob')
    for (const tab of browser.tabs) {
      const editor = tab.editor({ kind: 'new' })
      await browser.schedule.settle()
      editor?.change({ text: `of ${tab.accountId}` })
    }
    await browser.schedule.settle()
    expect(browser.tabs.map((tab) => tab.shown().map(({ text }) => text))).toEqual([['of alice'], ['of bob']])
  },
)

// docs/spec/drafts-and-outbox.md#account-of-a-waiting-post
test.each(['Web Locks', 'leases'] as const)(
  'who publishes and switches within the seconds of undoing has published, once: with %s',
  async (kind) => {
    emptyDatabases()
    const browser = new FakeBrowser(kind)
    browser.signIn(browser.open(), 'alice')
    browser.add(browser.open('alice'), 'bob')
    const [tab] = browser.tabs
    const editor = tab?.editor({ kind: 'new' })
    await browser.schedule.settle()
    editor?.change({ text: 'of alice' })
    await browser.schedule.settle()
    const hold = { visibility: 'public', holdSeconds: 5, prepareToWait: async () => undefined } as const
    void tab?.engine?.publish({ kind: 'new' }, hold)
    await browser.schedule.settle()
    if (tab) browser.switch(tab, 'bob')
    await browser.schedule.settle()
    expect(browser.tabs.map(({ accountId }) => accountId)).toEqual(['bob', 'bob'])
    expect(browser.server.made).toEqual([])
    browser.schedule.advance(6_000)
    await browser.schedule.settle()
    expect(browser.server.made.map(({ author, text }) => [author, text])).toEqual([['alice', 'of alice']])
  },
)
