/**
 * Several accounts on one device, under everything that can happen in any order: people write and publish in
 * tabs of their own, accounts are added and switched, sessions end one by one, somebody signs out while
 * another publishes, and pages end in the midst of it. Nothing that is written under one account is ever read
 * under another, each post is published once and by its author, and nothing is left of who signs out.
 */
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { joined } from '#domain/composer/thread-text.ts'
import { emptyDatabases } from '#tests/harness/fake-database.ts'
import { ACCOUNT_COMMANDS, likeAs } from './account-commands.ts'
import { NEW, type Real } from './commands.ts'
import { type AccountId, FakeBrowser, type LockKind } from './fake-browser.ts'
import { Ledger } from './ledger.ts'
import { check, checkRows, finish } from './outcome.ts'

vi.mock('#platform/page/location.ts', () => ({ loadPage: vi.fn(), navigate: vi.fn() }))

/** A short seeded form for every day; `npm run test:long` for five thousand. */
const RUNS = Number(process.env.KITH_MODEL_RUNS ?? 60)
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

/**
 * Alice publishes a thread; when its first post is out, the tab that sends it sleeps, and she logs out in
 * another one. Nobody hears of that, neither the tab nor the server.
 */
async function signOutMidThread(kind: LockKind, sender: AccountId): Promise<FakeBrowser> {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  emptyDatabases()
  const browser = new FakeBrowser(kind)
  const { schedule } = browser
  browser.signIn(browser.open(), 'alice')
  browser.add(browser.open('alice'), 'bob')
  await schedule.settle()
  const tabOf = (id: AccountId) => browser.tabs.find(({ accountId }) => accountId === id)
  const writing = tabOf('alice')
  const editor = writing?.editor(NEW)
  await schedule.settle()
  editor?.change({ text: joined(['one of alice', 'two of alice', 'three of alice']) })
  await schedule.settle()
  const options = { visibility: 'public', prepareToWait: async () => undefined } as const
  void writing?.engine?.publish(NEW, { ...options, holdSeconds: sender === 'alice' ? 0 : 5 })
  if (sender === 'bob') {
    // The tab of bob sends what hers has left waiting.
    await schedule.settle()
    if (writing) browser.kill(writing)
    schedule.advance(6_000)
  }
  for (let step = 0; browser.server.made.length === 0 && step < 99; step += 1) await schedule.proceed(0)
  expect(browser.server.made.map(({ text }) => text)).toEqual(['one of alice'])
  const asleep = tabOf(sender)
  if (asleep) browser.sleep(asleep)
  void browser.signOut(browser.open('alice'), { isHeard: false, isRevoked: false })
  await schedule.settle()
  expect(browser.signedIn()).toEqual(['bob'])
  if (asleep) browser.wake(asleep)
  return browser
}

// docs/spec/session.md#logout
// docs/spec/drafts-and-outbox.md#account-of-a-waiting-post
test.each([
  ['Web Locks', 'alice'],
  ['leases', 'alice'],
  ['Web Locks', 'bob'],
  ['leases', 'bob'],
] as const)(
  'who logs out publishes nothing more of a thread that another tab sends: with %s, in a tab of %s',
  async (kind, sender) => {
    const browser = await signOutMidThread(kind, sender)
    for (let round = 0; round < 5; round += 1) {
      await browser.schedule.settle()
      browser.schedule.advance(700_000)
    }
    expect(browser.server.made.map(({ text }) => text)).toEqual(['one of alice'])
    expect(await browser.rows.list('outbox', 'alice')).toEqual([])
    expect(await browser.rows.list('drafts', 'alice')).toEqual([])
  },
)

// docs/spec/session.md#acting-as-another-account
test('a like as another account is that of this account alone, once, and none goes out after its logout', async () => {
  emptyDatabases()
  const browser = new FakeBrowser()
  const { schedule, server } = browser
  const real: Real = { browser, ledger: new Ledger(), problems: [] }
  browser.signIn(browser.open(), 'alice')
  browser.add(browser.open('alice'), 'bob')
  const publishOne = async (text: string) => {
    await schedule.settle()
    const tab = browser.tabs.find(({ accountId }) => accountId === 'alice')
    const editor = tab?.editor(NEW)
    await schedule.settle()
    editor?.change({ text })
    await schedule.settle()
    const options = { visibility: 'public', holdSeconds: 0, prepareToWait: async () => undefined } as const
    void tab?.engine?.publish(NEW, options)
    await schedule.settle()
    return server.made.at(-1)?.post.id ?? ''
  }
  const number = () => browser.tabs.findIndex(({ accountId }) => accountId === 'alice')
  const first = await publishOne('one')
  for (const _ of [1, 2]) {
    likeAs(real, number(), 'bob')
    await schedule.settle()
  }
  expect(server.likes.get(first)).toEqual(new Set(['bob']))

  const second = await publishOne('two')
  const ofBob = browser.tabs.find(({ accountId }) => accountId === 'bob')
  likeAs(real, number(), 'bob')
  if (ofBob) void browser.signOut(ofBob, { isRevoked: false })
  await schedule.settle()
  expect(server.likes.get(second)).toBeUndefined()
  expect(real.problems).toEqual([])
})
