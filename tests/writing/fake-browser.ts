/**
 * A browser with several tabs: they share the disk, the locks and the session, and each has a writing engine
 * of its own.
 */

import { createConnection } from '#data/storage/database.ts'
import { createOpening } from '#data/storage/open-rows.ts'
import { settleOwner, wipeAccount } from '#data/storage/owner.ts'
import { createRows, type Rows } from '#data/storage/rows.ts'
import type { DraftEditor } from '#data/writing/editors.ts'
import { WritingEngine } from '#data/writing/engine.ts'
import type { OutboxFlag } from '#data/writing/outbox.ts'
import type { Ports } from '#data/writing/ports.ts'
import type { Draft } from '#domain/composer/draft.ts'
import type { DraftContext } from '#domain/composer/draft-key.ts'
import { KEYS } from '#platform/storage/storage.ts'
import { FakeServer } from './fake-server.ts'
import { NoLocks } from './no-locks.ts'
import { Schedule } from './schedule.ts'
import { SharedLeases } from './shared-leases.ts'
import { SharedLocks } from './shared-locks.ts'

export const ACCOUNTS = ['alice', 'bob'] as const
export type AccountId = (typeof ACCOUNTS)[number]

const LOCKS = { 'Web Locks': SharedLocks, leases: SharedLeases, 'no locks': NoLocks }
export type LockKind = keyof typeof LOCKS

export class FakeBrowser {
  readonly schedule = new Schedule()
  readonly server = new FakeServer(this.schedule)
  readonly locks: SharedLocks | SharedLeases | NoLocks
  readonly stored = new Map<string, string>()
  tabs: FakeTab[] = []
  session: { accountId: AccountId; token: string } | null = null
  /** The database answers nothing. */
  isDatabaseBroken = false
  /** Counts everything that needs a number of its own. */
  count = 0

  constructor(kind: LockKind = 'Web Locks') {
    this.locks = new LOCKS[kind](this.schedule)
  }

  /** The disk as it is, whatever the tabs can reach. */
  readonly rows = createRows(createConnection())

  open(): FakeTab {
    const tab = new FakeTab(this)
    this.tabs.push(tab)
    return tab
  }

  /** Closes a tab at once: nothing of it goes on, as when its process is killed. */
  kill(tab: FakeTab): void {
    this.tabs = this.tabs.filter((one) => one !== tab)
    this.schedule.close(tab)
    this.locks.close(tab)
  }

  /** Closes a tab that can still say so. */
  leave(tab: FakeTab): void {
    this.locks.leave(tab)
    this.kill(tab)
  }

  /** A tab sleeps: nothing of it goes on before it wakes up. */
  sleep(tab: FakeTab): void {
    this.schedule.freeze(tab)
  }

  /** Returns whether it was asleep. */
  wake(tab: FakeTab): boolean {
    const wasAsleep = this.schedule.thaw(tab)
    if (wasAsleep) this.locks.comeBack(tab)
    return wasAsleep
  }

  /** Signs somebody in, in one tab; the others begin anew. */
  signIn(tab: FakeTab, accountId: AccountId): void {
    settleOwner(accountId, this.texts)
    this.session = { accountId, token: this.server.startSession(accountId) }
    this.#beginAnew(tab)
    tab.start()
  }

  /** The session ends by itself: it is no end of what was written. */
  expire(): void {
    this.server.endSessions()
    this.session = null
    for (const tab of this.tabs) tab.closeEditors()
  }

  async signOut(tab: FakeTab): Promise<void> {
    const { session } = this
    if (!session) return
    tab.stop()
    this.session = null
    wipeAccount(session.accountId, this.texts)
    this.#beginAnew(tab)
    await tab.rows.wipe(session.accountId).catch(() => undefined)
  }

  #beginAnew(except: FakeTab): void {
    const others = this.tabs.filter((tab) => tab !== except)
    for (const tab of others) this.kill(tab)
    for (const _ of others) this.open()
  }

  readonly texts = {
    keys: () => [...this.stored.keys()],
    read: (key: string) => this.stored.get(key) ?? null,
    write: (key: string, text: string | null) => {
      if (text === null) this.stored.delete(key)
      else this.stored.set(key, text)
      return true
    },
  }
}

export class FakeTab {
  engine: WritingEngine | null = null
  readonly rows: Rows
  readonly #browser: FakeBrowser
  readonly #open = new Map<string, { editor: DraftEditor; leave: () => void }>()
  readonly #elsewhere = new Set<{ key: string; listener: () => void }>()
  readonly #onToken = new Set<() => void>()
  readonly #onOnline = new Set<() => void>()
  #stopOutbox: () => void = () => undefined

  constructor(browser: FakeBrowser) {
    this.#browser = browser
    this.rows = this.#rows()
    if (browser.session) this.start()
  }

  /** Starts the engine of the account that is signed in, as the page does. */
  start(): void {
    const { session } = this.#browser
    if (!session || this.engine?.accountId === session.accountId) {
      for (const listener of this.#onToken) listener()
      return
    }
    this.stop()
    settleOwner(session.accountId, this.#browser.texts)
    this.engine = new WritingEngine(session.accountId, this.#ports(), this.#flag())
    this.#stopOutbox = this.engine.run({ onSent: () => undefined, onStopped: () => undefined })
  }

  stop(): void {
    this.closeEditors()
    this.#stopOutbox()
    this.engine?.stop()
    this.engine = null
  }

  closeEditors(): void {
    for (const { leave } of this.#open.values()) leave()
    this.#open.clear()
  }

  /** Returns the editor of a place, opened when it was not. */
  editor(context: DraftContext): DraftEditor | null {
    const name = JSON.stringify(context)
    const known = this.#open.get(name)
    if (known) return known.editor
    if (!this.engine || !this.#browser.session) return null
    const editor = this.engine.editors.draft(context)
    this.#open.set(name, { editor, leave: editor.enter('') })
    return editor
  }

  hasOpen(context: DraftContext): boolean {
    return this.#open.has(JSON.stringify(context))
  }

  closeEditor(context: DraftContext): void {
    const name = JSON.stringify(context)
    this.#open.get(name)?.leave()
    this.#open.delete(name)
  }

  /** Everything that a person can read in this tab now. */
  shown(): Draft[] {
    const states = [...this.#open.values()].map(({ editor }) => editor.state.current())
    const written = states.flatMap((state) => ('content' in state && state.content ? [state.content] : []))
    return [...written, ...(this.engine?.outbox.entries.current() ?? []).map(({ draft }) => draft)]
  }

  hear(key: string): void {
    for (const one of this.#elsewhere) {
      if (one.key === key) void this.#browser.schedule.step(this, one.listener)
    }
  }

  goOnline(): void {
    for (const listener of this.#onOnline) listener()
  }

  #write(key: string, text: string | null): boolean {
    if (this.#browser.texts.read(key) === text) return true
    this.#browser.texts.write(key, text)
    for (const tab of this.#browser.tabs) if (tab !== this) tab.hear(key)
    return true
  }

  #listen(key: string, listener: () => void): () => void {
    const one = { key, listener }
    this.#elsewhere.add(one)
    return () => this.#elsewhere.delete(one)
  }

  #flag(): OutboxFlag {
    return {
      set: (revision) => void this.#write(KEYS.outbox, revision),
      subscribe: (listener) => this.#listen(KEYS.outbox, listener),
    }
  }

  #rows(): Rows {
    const { schedule } = this.#browser
    const rows = createRows(createOpening(createConnection(), this.#browser.texts))
    const reached = <Result>(run: () => Promise<Result>) =>
      schedule.step(this, () => {
        if (this.#browser.isDatabaseBroken) throw new Error('the database is broken')
        return run()
      })
    return {
      read: (table, accountId, key) => reached(() => rows.read(table, accountId, key)),
      list: (table, accountId) => reached(() => rows.list(table, accountId)),
      write: (changes) => reached(() => rows.write(changes)),
      wipe: (accountId) => reached(() => rows.wipe(accountId)),
    }
  }

  #ports(): Ports {
    const browser = this.#browser
    const { schedule, server } = browser
    const call = <Result>(run: () => Result) => schedule.step(this, run)
    const subscribe = (listeners: Set<() => void>) => (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
    return {
      texts: {
        ...browser.texts,
        write: (key, text) => this.#write(key, text),
        onElsewhere: (key, listener) => this.#listen(key, listener),
      },
      rows: this.rows,
      locks: browser.locks.locksOf(this),
      clock: { now: () => schedule.now, after: (delay, run) => schedule.after(this, delay, run) },
      chance: {
        number: () => 0.5,
        key: () => {
          browser.count += 1
          return `key ${browser.count}`
        },
      },
      server: {
        token: () => browser.session?.token ?? null,
        onToken: subscribe(this.#onToken),
        isOnline: () => server.isOnline,
        onOnline: subscribe(this.#onOnline),
        viewer: (token) => call(() => server.viewer(token)),
        sizeLimit: async () => Number.POSITIVE_INFINITY,
        create: (post, token) => call(() => server.create(post, token)),
        edit: (id, post, token) => call(() => server.edit(id, post, token)),
        post: (id, token) => call(() => server.post(id, token)),
        source: (id, token) => call(() => server.source(id, token)),
        latestPosts: (accountId, token) => call(() => server.latestPosts(accountId, token)),
        upload: ({ description }, { token }) => call(() => server.upload(description, token)),
        describe: (_id, description) =>
          call(() => server.upload(description, browser.session?.token ?? null)),
        download: async () => null,
      },
      prepareImage: async (bytes) => bytes,
      onHidden: () => () => undefined,
    }
  }
}
