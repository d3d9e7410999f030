/** Faults that the engine once had, each as the shortest story that shows it. */
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#data/connection/api-error.ts'
import { joined } from '#domain/composer/thread-text.ts'
import { emptyDatabases } from '#tests/harness/fake-database.ts'
import { FakeBrowser, type FakeTab } from './fake-browser.ts'

const NEW = { kind: 'new' } as const
const PUBLIC = { visibility: 'public', holdSeconds: 0, prepareToWait: async () => undefined } as const

let browser: FakeBrowser
let tab: FakeTab

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  emptyDatabases()
  browser = new FakeBrowser()
  tab = browser.open()
  browser.signIn(tab, 'alice')
  await browser.schedule.settle()
})

async function type(text: string): Promise<void> {
  const editor = tab.editor(NEW)
  await browser.schedule.settle()
  editor?.change({ text })
  await browser.schedule.settle()
}

async function publish(): Promise<void> {
  void tab.engine?.publish(NEW, PUBLIC)
  await browser.schedule.settle()
}

const posts = () => browser.server.made.map(({ text }) => text)

test('a draft that was tried is published once after its author went on without its rest', async () => {
  await type('an answer was lost')
  browser.server.faults.push('lost')
  await publish()
  const [entry] = tab.engine?.outbox.entries.current() ?? []
  void tab.engine?.returnToEditor(entry?.draft.idempotencyKey ?? '')
  await browser.schedule.settle()
  tab.closeEditor(NEW)
  await browser.schedule.settle()
  browser.isDatabaseBroken = true
  const editor = tab.editor(NEW)
  await browser.schedule.settle()
  expect(editor?.state.current().stage).toBe('unreadable')
  browser.isDatabaseBroken = false
  editor?.goOnWithout()
  browser.server.forgetKeys()
  await publish()
  expect(posts()).toEqual(['an answer was lost'])
})

test('a tab that is closed while it publishes without a database publishes once', async () => {
  await type('on its way')
  browser.isDatabaseBroken = true
  browser.server.faults.push('lost')
  void tab.engine?.publish(NEW, PUBLIC)
  while (posts().length === 0) await browser.schedule.proceed(0)
  browser.kill(tab)
  browser.isDatabaseBroken = false
  tab = browser.open()
  tab.editor(NEW)
  await browser.schedule.settle()
  await publish()
  expect(posts()).toEqual(['on its way'])
})

test('a text whose post waits is no other post, even where the database cannot tell', async () => {
  const editor = tab.editor(NEW)
  editor?.takeOver()
  await browser.schedule.proceed(3)
  editor?.change({ text: 'it waits' })
  browser.server.faults.push('lost')
  await publish() // the lock goes from hand to hand meanwhile
  tab.closeEditor(NEW)
  await browser.schedule.settle()
  browser.isDatabaseBroken = true
  const again = tab.editor(NEW)
  await browser.schedule.settle()
  again?.goOnWithout()
  browser.isDatabaseBroken = false
  browser.server.forgetKeys()
  await publish()
  expect(posts()).toEqual(['it waits'])
})

test('an outbox that was stopped during a try asks nothing any more', async () => {
  await type('unreachable while its tab ends')
  browser.server.faults.push('unreachable')
  await publish()
  const create = vi.spyOn(browser.server, 'create').mockImplementationOnce(() => {
    tab.stop()
    throw new ApiError('unreachable', 'no answer')
  })
  browser.schedule.advance(30_000)
  await browser.schedule.settle()
  expect(create).toHaveBeenCalledTimes(1)
  const reads = vi.spyOn(tab.rows, 'read')
  for (let second = 0; second < 60; second += 1) {
    browser.schedule.advance(1_000)
    await browser.schedule.settle()
  }
  expect(reads).not.toHaveBeenCalled()
})

test('an outbox without a session asks nothing', async () => {
  await type('refused for want of a session')
  browser.server.faults.push('unreachable')
  await publish()
  browser.expire()
  const reads = vi.spyOn(tab.rows, 'read')
  for (let second = 0; second < 60; second += 1) {
    browser.schedule.advance(1_000)
    await browser.schedule.settle()
  }
  expect(reads).not.toHaveBeenCalled()
})

// docs/spec/drafts-and-outbox.md#idempotency-key
test.each(['Web Locks', 'leases', 'no locks'] as const)(
  'one draft in two tabs is published in both with the words of each, with %s',
  async (kind) => {
    emptyDatabases()
    browser = new FakeBrowser(kind)
    tab = browser.open()
    browser.signIn(tab, 'alice')
    await type('kept from yesterday')
    browser.schedule.advance(1_000)
    await browser.schedule.settle()
    tab.closeEditor(NEW)
    await browser.schedule.settle()
    const other = browser.open()
    await browser.schedule.settle()
    const [one, two] = [tab.editor(NEW), other.editor(NEW)]
    await browser.schedule.settle()
    one?.change({ text: 'from the first tab' })
    void tab.engine?.publish(NEW, PUBLIC)
    two?.change({ text: 'from the second tab' })
    await browser.schedule.settle()
    two?.takeOver()
    await browser.schedule.settle()
    two?.change({ text: 'from the second tab' })
    void other.engine?.publish(NEW, PUBLIC)
    await browser.schedule.settle()
    expect(posts()).toEqual(['from the first tab', 'from the second tab'])
  },
)

// docs/spec/drafts-and-outbox.md#idempotency-key
test('one draft with the same words, published in two tabs at once, is one post', async () => {
  emptyDatabases()
  browser = new FakeBrowser('no locks')
  tab = browser.open()
  browser.signIn(tab, 'alice')
  await type('the same words')
  browser.schedule.advance(1_000)
  await browser.schedule.settle()
  const other = browser.open()
  other.editor(NEW)
  await browser.schedule.settle()
  void tab.engine?.publish(NEW, PUBLIC)
  void other.engine?.publish(NEW, PUBLIC)
  await browser.schedule.settle()
  expect(posts()).toEqual(['the same words'])
})

test('a draft whose answer was lost is corrected in one tab and written anew in another', async () => {
  emptyDatabases()
  browser = new FakeBrowser('no locks')
  tab = browser.open()
  browser.signIn(tab, 'alice')
  await type('an answer was lost')
  browser.server.faults.push('lost')
  await publish()
  const [entry] = tab.engine?.outbox.entries.current() ?? []
  void tab.engine?.returnToEditor(entry?.draft.idempotencyKey ?? '')
  await browser.schedule.settle()
  const other = browser.open()
  other.editor(NEW)
  await browser.schedule.settle()
  tab.editor(NEW)?.change({ text: 'corrected' })
  other.editor(NEW)?.change({ text: 'another thought' })
  await publish()
  void other.engine?.publish(NEW, PUBLIC)
  await browser.schedule.settle()
  expect(posts().toSorted()).toEqual(['another thought', 'corrected'])
})

test('a tab that slept before it knew of the lock finds what another one has written', async () => {
  const sleeper = browser.open()
  sleeper.editor(NEW)
  browser.sleep(sleeper)
  await type('written while it slept')
  browser.kill(tab)
  browser.wake(sleeper)
  await browser.schedule.settle()
  sleeper.editor(NEW)?.change({ visibility: 'direct' })
  await browser.schedule.settle()
  expect(sleeper.shown().map(({ text }) => text)).toEqual(['written while it slept'])
})

// docs/spec/writing.md#several-posts-as-a-thread
test('a thread goes on where an answer was lost, each post once and below the one before', async () => {
  await type(joined(['one', 'two', 'three']))
  browser.server.faults.push('lost')
  await publish()
  for (let round = 0; round < 6; round += 1) {
    browser.server.forgetKeys()
    if (round === 1) browser.server.faults.push('lost in trouble')
    browser.schedule.advance(700_000)
    await browser.schedule.settle()
  }
  expect(posts()).toEqual(['one', 'two', 'three'])
  const parents = browser.server.made.map(({ post }) => post.in_reply_to_id)
  expect(parents).toEqual([null, ...browser.server.made.slice(0, 2).map(({ post }) => post.id)])
})

// docs/spec/writing.md#several-posts-as-a-thread
test('a post of a thread that is refused waits with all that follow, and comes back into an editor', async () => {
  await type(joined(['one', 'two', 'three']))
  await publish()
  browser.server.faults.push('refused')
  browser.schedule.advance(2_000)
  await browser.schedule.settle()
  const [entry] = tab.engine?.outbox.entries.current() ?? []
  expect(entry).toMatchObject({ state: 'stopped', draft: { text: joined(['two', 'three']) } })
  void tab.engine?.returnToEditor(entry?.draft.idempotencyKey ?? '')
  await browser.schedule.settle()
  const editor = tab.editor({ kind: 'reply', postId: browser.server.made[0]?.post.id ?? '' })
  await browser.schedule.settle()
  expect(editor?.state.current()).toMatchObject({ content: { text: joined(['two', 'three']) } })
})

// docs/spec/writing.md#several-posts-as-a-thread
test('a thread that cannot be kept is not begun', async () => {
  await type(joined(['one', 'two']))
  browser.isDatabaseBroken = true
  await publish()
  expect(posts()).toEqual([])
  expect(tab.shown().map(({ text }) => text)).toEqual([joined(['one', 'two'])])
})

// docs/spec/drafts-and-outbox.md#killed-at-any-moment
test('an editor that is opened at once after a kill shows all that was typed, and keeps what is typed there', async () => {
  const browser = new FakeBrowser()
  browser.signIn(browser.open(), 'alice')
  await browser.schedule.settle()
  const type = (text: string) => browser.tabs[0]?.editor(NEW)?.change({ text })
  type('yesterday')
  await browser.rest()
  browser.sync()
  type('yesterday and today')
  await browser.rest()
  const tab = browser.killAll()
  const editor = tab.editor(NEW)
  expect(editor?.state.current()).toMatchObject({ stage: 'reading', content: { text: 'yesterday' } })
  await browser.rest()
  expect(editor?.state.current()).toMatchObject({
    stage: 'writing',
    content: { text: 'yesterday and today' },
  })
})
