/**
 * Moves a draft to another account of the device, with a crash at every step: it lies with one of them,
 * whole, and nothing of it with the other (docs/spec/session.md#writing-as-another-account).
 */
import { expect, test, vi } from 'vitest'
import type { DraftContext } from '#domain/composer/draft-key.ts'
import { emptyDatabases } from '#tests/harness/fake-database.ts'
import { ACCOUNTS, FakeBrowser, type FakeTab, type LockKind } from './fake-browser.ts'

const NEW: DraftContext = { kind: 'new' }
const WORDS = 'begun by alice'
const KINDS = ['Web Locks', 'leases'] as const

/** Signs both in, and lets alice write something with a file. */
async function begin(kind: LockKind): Promise<{ browser: FakeBrowser; alice: FakeTab; bob: FakeTab }> {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  emptyDatabases()
  const browser = new FakeBrowser(kind)
  browser.signIn(browser.open(), 'alice')
  browser.add(browser.open('alice'), 'bob')
  await browser.schedule.settle()
  const [alice, bob] = browser.tabs
  if (!alice || !bob) throw new Error('a tab is missing')
  const file = alice.engine?.files.attach(new File(['bytes'], 'a.txt', { type: 'text/plain' }), false)
  if (!file) throw new Error('alice has no engine')
  const editor = alice.editor(NEW)
  await browser.schedule.settle()
  editor?.change({ text: WORDS, attachments: [file], sensitive: true })
  await browser.schedule.settle()
  return { browser, alice, bob }
}

/** Opens both accounts anew, and returns what lies with each. */
async function stored(browser: FakeBrowser) {
  for (const tab of [...browser.tabs]) browser.kill(tab)
  const found: Record<string, { words: string[]; files: number }> = {}
  for (const id of ACCOUNTS) {
    const tab = browser.open(id)
    await browser.schedule.settle()
    tab.editor(NEW)
    // The lease of a tab that has crashed ends when nobody renews it.
    for (let seconds = 0; seconds < 60; seconds += 5) {
      await browser.schedule.settle()
      browser.schedule.advance(5_000)
    }
    await browser.schedule.settle()
    const drafts = tab.shown().filter(({ text }) => text !== '')
    for (const { sensitive, attachments } of drafts) {
      expect([sensitive, attachments.map(({ name }) => name)]).toEqual([true, ['a.txt']])
      for (const { key } of attachments)
        expect(await browser.rows.read('files', id, key)).toBeInstanceOf(Blob)
    }
    const files = await browser.rows.list('files', id)
    found[id] = { words: drafts.map(({ text }) => text), files: files.length }
  }
  return found
}

const WITH = { words: [WORDS], files: 1 }
const WITHOUT = { words: [], files: 0 }

// docs/spec/session.md#writing-as-another-account
test.each(KINDS)('a draft goes over whole, and nothing of it stays behind: with %s', async (kind) => {
  const { browser, alice } = await begin(kind)
  const moving = alice.handOver(NEW, 'bob')
  await browser.schedule.settle()
  expect(await moving).toBe(true)
  expect(alice.shown().map(({ text }) => text)).toEqual([''])
  expect(await browser.rows.list('drafts', 'alice')).toEqual([])
  expect(await stored(browser)).toEqual({ alice: WITHOUT, bob: WITH })
})

// docs/spec/session.md#writing-as-another-account
test.each(KINDS)('a crash at any step leaves it with one of the two: with %s', async (kind) => {
  const ends = new Set<string>()
  for (let steps = 0; steps < 16; steps += 1) {
    const { browser, alice } = await begin(kind)
    void alice.handOver(NEW, 'bob')
    for (let step = 0; step < steps; step += 1) await browser.schedule.proceed(0)
    browser.kill(alice)
    const found = await stored(browser)
    const isMoved = found.bob?.words.length === 1
    expect({ steps, found }).toEqual({
      steps,
      found: isMoved ? { alice: WITHOUT, bob: WITH } : { alice: WITH, bob: WITHOUT },
    })
    ends.add(String(isMoved))
  }
  expect(ends.size).toBe(2)
})

// docs/spec/session.md#writing-as-another-account
test.each(KINDS)(
  'it stays where the other account has begun something, and can be written on: with %s',
  async (kind) => {
    const { browser, alice, bob } = await begin(kind)
    const other = bob.editor(NEW)
    await browser.schedule.settle()
    other?.change({ text: 'of bob' })
    await browser.schedule.settle()
    for (const isOpen of [true, false]) {
      if (!isOpen) bob.closeEditor(NEW)
      await browser.schedule.settle()
      const moving = alice.handOver(NEW, 'bob')
      await browser.schedule.settle()
      expect(await moving).toBe(false)
    }
    alice.editor(NEW)?.change({ text: `${WORDS}, and more` })
    await browser.schedule.settle()
    expect(alice.shown().map(({ text }) => text)).toEqual([`${WORDS}, and more`])
    expect((await browser.rows.list('drafts', 'bob')).map(({ value }) => value.text)).toEqual(['of bob'])
  },
)

// docs/spec/session.md#writing-as-another-account
test('it stays where the database cannot be reached', async () => {
  const { browser, alice } = await begin('Web Locks')
  browser.isDatabaseBroken = true
  const moving = alice.handOver(NEW, 'bob').catch((error: Error) => error.message)
  await browser.schedule.settle()
  expect(await moving).toBe('the database is broken')
  browser.isDatabaseBroken = false
  expect(alice.shown().map(({ text }) => text)).toEqual([WORDS])
  expect(await stored(browser)).toEqual({ alice: WITH, bob: WITHOUT })
})
