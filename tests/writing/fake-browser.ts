/**
 * A browser with several tabs: they share the disk and the locks, each has the account of one of the people
 * who are signed in, and a writing engine of its own. Each sends what waits of the others too, as
 * `data/writing/send-for-others.ts` does.
 */

import { tokenHere } from '#data/storage/accounts-here.ts'
import { createConnection } from '#data/storage/database.ts'
import { Journal } from '#data/storage/journal.ts'
import { createJournalDatabase } from '#data/storage/journal-database.ts'
import { createOpening } from '#data/storage/open-rows.ts'
import { addCard, takePlace, wipeAccount } from '#data/storage/owner.ts'
import { createRows, type Rows } from '#data/storage/rows.ts'
import { rowsBehind } from '#data/storage/rows-behind.ts'
import { beginningOf, type TextStorage, textsOf } from '#data/storage/text-storage.ts'
import type { DraftEditor } from '#data/writing/editors.ts'
import { WritingEngine } from '#data/writing/engine.ts'
import type { OutboxFlag } from '#data/writing/outbox.ts'
import type { Ports } from '#data/writing/ports.ts'
import type { Draft } from '#domain/composer/draft.ts'
import type { DraftContext } from '#domain/composer/draft-key.ts'
import { KEYS } from '#platform/storage/storage.ts'
import { cardNamed } from '#tests/harness/card-named.ts'
import { PageEnd } from '#tests/harness/failing-storage.ts'
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
  /** The local storage that is on the disk: a browser writes there when it sees fit. */
  #onDisk = new Map<string, string>()
  /** What was typed until then, in milliseconds, no kill can take. */
  safeUntil = 0
  /** Whether every change is in the journal, or will be: no page that has changed something was closed. */
  isSure = true
  #isDatabaseBroken = false
  /** Counts everything that needs a number of its own. */
  count = 0

  constructor(kind: LockKind = 'Web Locks') {
    this.locks = new LOCKS[kind](this.schedule)
  }

  /** The disk as it is, whatever the tabs can reach. */
  readonly rows = createRows(createConnection())

  /** The database answers nothing. */
  get isDatabaseBroken(): boolean {
    return this.#isDatabaseBroken
  }

  set isDatabaseBroken(isBroken: boolean) {
    this.#isDatabaseBroken = isBroken
    if (isBroken) this.isSure = false
  }

  /** Opens a tab with an account; it has none where that is not signed in. */
  open(accountId = this.signedIn()[0]): FakeTab {
    const tab = new FakeTab(this, accountId ?? null)
    void tab.journal.begin()
    this.isSure = !this.isDatabaseBroken
    this.tabs.push(tab)
    return tab
  }

  /** Closes a tab at once: nothing of it goes on, as when its process is killed. */
  kill(tab: FakeTab): void {
    this.tabs = this.tabs.filter((one) => one !== tab)
    this.isSure = false
    this.schedule.close(tab)
    this.locks.close(tab)
  }

  /** Local storage reaches the disk. */
  sync(): void {
    this.#onDisk = new Map(this.stored)
  }

  /** Kills the browser with all its tabs, and opens a page in the next one. */
  killAll(): FakeTab {
    for (const tab of [...this.tabs]) this.kill(tab)
    this.stored.clear()
    for (const [key, text] of this.#onDisk) this.stored.set(key, text)
    return this.open()
  }

  /** Lets a second pass in which nobody does anything: what was typed until then is on the disk. */
  async rest(): Promise<void> {
    const { now } = this.schedule
    const isFollowed = this.isSure && this.tabs.every((tab) => !this.schedule.isFrozen(tab))
    for (let quarters = 0; quarters < 4; quarters += 1) {
      await this.schedule.settle()
      this.schedule.advance(250)
    }
    await this.schedule.settle()
    if (isFollowed && this.isSure) this.safeUntil = now
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

  /** Returns who is signed in. */
  signedIn(): AccountId[] {
    return ACCOUNTS.filter((id) => tokenHere(id, this.texts) !== null)
  }

  /** Signs somebody in, in one tab, beside all others; tabs without anybody follow. */
  signIn(tab: FakeTab, accountId: AccountId): void {
    takePlace(cardNamed(accountId), tab.texts)
    textsOf(accountId, tab.texts).write(KEYS.token, this.server.startSession(accountId))
    for (const other of this.tabs) {
      if (other === tab || other.accountId === accountId) other.start(accountId)
      else if (!other.isSignedIn()) this.#reload(other, accountId)
    }
    this.#tellOfSessions()
  }

  /** Signs somebody in beside the account of a tab, which begins anew with them. */
  add(tab: FakeTab, accountId: AccountId): void {
    const { accountId: former } = tab
    if (former !== null) addCard(cardNamed(former), tab.texts)
    takePlace(cardNamed(accountId), tab.texts)
    textsOf(accountId, tab.texts).write(KEYS.token, this.server.startSession(accountId))
    for (const other of this.tabs) if (other.accountId === accountId) other.start(accountId)
    this.#reload(tab, accountId)
    this.#tellOfSessions()
  }

  /** Opens another account in a tab, which begins anew with it. */
  switch(tab: FakeTab, accountId: AccountId): void {
    this.#reload(tab, accountId)
  }

  /** The sessions of some people end by themselves: that is no end of what was written. */
  expire(ids: readonly AccountId[] = this.signedIn()): void {
    for (const id of ids) {
      this.server.endSessions(id)
      textsOf(id, this.tabs[0]?.texts ?? this.texts).write(KEYS.token, null)
    }
    for (const tab of this.tabs) {
      tab.hearOfSession()
      if (!tab.isSignedIn()) tab.closeEditors()
    }
    this.#tellOfSessions()
  }

  /** Pages hear that a session has begun or ended. */
  #tellOfSessions(): void {
    for (const tab of this.tabs) void this.schedule.step(tab, () => tab.sendForOthers())
  }

  /**
   * Signs the account of a tab out. The page may end after so many changes of local storage, the other tabs
   * may not hear of it, and the server neither. Returns whether everything is deleted.
   */
  async signOut(
    tab: FakeTab,
    { endAfter = Number.POSITIVE_INFINITY, isHeard = true, isRevoked = true } = {},
  ): Promise<boolean> {
    const { accountId } = tab
    if (accountId === null || !tab.isSignedIn()) return false
    if (isRevoked) this.server.endSessions(accountId)
    tab.stop()
    try {
      wipeAccount(accountId, this.#ending(tab, endAfter))
    } catch (error) {
      if (!(error instanceof PageEnd)) throw error
      this.#crash(tab)
      return false
    }
    tab.leaveAccount()
    if (isHeard) {
      for (const other of this.tabs)
        if (other.accountId === accountId) this.#reload(other, this.signedIn()[0])
      this.#tellOfSessions()
    }
    return tab.rows.wipe(accountId).then(
      () => true,
      () => false,
    )
  }

  /** A page ends, and with it the tab. The next answer of the server tells the others that it was the end. */
  #crash(tab: FakeTab): void {
    this.kill(tab)
    const { accountId } = tab
    if (accountId !== null) textsOf(accountId, this.tabs[0]?.texts ?? this.texts).write(KEYS.token, null)
    for (const other of this.tabs) if (other.accountId === accountId) this.#reload(other, this.signedIn()[0])
    this.#tellOfSessions()
  }

  #reload(tab: FakeTab, accountId?: AccountId): void {
    const place = this.tabs.indexOf(tab)
    this.kill(tab)
    const fresh = this.open(accountId)
    this.tabs = this.tabs.filter((one) => one !== fresh).toSpliced(place, 0, fresh)
  }

  /** The texts as a page has them that ends after so many changes. */
  #ending(tab: FakeTab, changes: number) {
    let left = changes
    const write = (key: string, text: string | null) => {
      if (left <= 0) throw new PageEnd('the page ends')
      left -= 1
      return tab.texts.write(key, text)
    }
    return { ...tab.texts, write }
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

const EVENTS = { onSent: () => undefined, onStopped: () => undefined }

export class FakeTab {
  engine: WritingEngine | null = null
  accountId: AccountId | null
  readonly rows: Rows
  readonly journal: Journal
  /** Local storage as this page writes it. */
  readonly texts: TextStorage
  readonly #browser: FakeBrowser
  readonly #open = new Map<string, { editor: DraftEditor; leave: () => void }>()
  readonly #elsewhere = new Set<{ accountId: AccountId; key: string; listener: () => void }>()
  /** The functions that end the sending for other accounts. */
  readonly #forOthers = new Map<AccountId, () => void>()
  /** The session as this page knows it. */
  #session: string | null = null
  readonly #onToken = new Set<() => void>()
  readonly #onOnline = new Set<() => void>()
  #stopOutbox: () => void = () => undefined

  constructor(browser: FakeBrowser, accountId: AccountId | null) {
    this.#browser = browser
    this.accountId = accountId
    this.texts = {
      ...browser.texts,
      write: (key, text) => {
        browser.texts.write(key, text)
        this.journal.note(key)
        return true
      },
    }
    this.journal = this.#journal()
    this.rows = rowsBehind(this.#rows(), () => this.journal.flush())
    if (accountId !== null) this.start(accountId)
  }

  /** Starts the engine of an account, as the page does. */
  start(accountId: AccountId): void {
    this.accountId = accountId
    this.hearOfSession()
    if (this.engine?.accountId === accountId) {
      for (const listener of this.#onToken) listener()
      return
    }
    this.stop()
    this.engine = new WritingEngine(accountId, this.#ports(accountId), this.#flag(accountId))
    this.#stopOutbox = this.engine.run(EVENTS)
    this.sendForOthers()
  }

  /** Sends what waits of the other accounts that are signed in, each with its own token. */
  sendForOthers(): void {
    const { texts } = this.#browser
    const waiting = this.#browser
      .signedIn()
      .filter((id) => id !== this.accountId && textsOf(id, texts).read(KEYS.outbox) !== null)
    for (const [accountId, stop] of this.#forOthers) {
      if (waiting.includes(accountId)) continue
      stop()
      this.#forOthers.delete(accountId)
    }
    for (const accountId of waiting) {
      if (!this.#forOthers.has(accountId)) this.#forOthers.set(accountId, this.#sendFor(accountId))
    }
  }

  #sendFor(accountId: AccountId): () => void {
    const engine = new WritingEngine(accountId, this.#ports(accountId), this.#flag(accountId))
    const stopSending = engine.run(EVENTS)
    return () => {
      stopSending()
      engine.stop()
    }
  }

  /** Returns whether the account of this tab is signed in. */
  isSignedIn(): boolean {
    return this.#token(this.accountId) !== null
  }

  /** The page hears what has become of its session. */
  hearOfSession(): void {
    this.#session = this.#token(this.accountId)
  }

  leaveAccount(): void {
    this.accountId = null
  }

  #token(accountId: AccountId | null): string | null {
    return accountId === null ? null : tokenHere(accountId, this.#browser.texts)
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
    if (!this.engine || !this.isSignedIn()) return null
    const editor = this.engine.editors.draft(context)
    this.#open.set(name, { editor, leave: editor.enter('') })
    return editor
  }

  /** Moves a draft to the same place of another account. */
  async handOver(context: DraftContext, accountId: AccountId): Promise<boolean> {
    const other = new WritingEngine(accountId, this.#ports(accountId), this.#flag(accountId))
    try {
      return (await this.engine?.handOver(context, other)) ?? false
    } finally {
      other.stop()
    }
  }

  /** Sends something with the token of another account; null where that is not signed in. */
  as<Result>(accountId: AccountId, send: (token: string | null) => Result): Promise<Result> {
    return this.#browser.schedule.step(this, () => send(this.#token(accountId)))
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
      if (this.#placeOf(one.accountId, one.key) === key) void this.#browser.schedule.step(this, one.listener)
    }
    if (key.endsWith(KEYS.outbox)) void this.#browser.schedule.step(this, () => this.sendForOthers())
  }

  goOnline(): void {
    for (const listener of this.#onOnline) listener()
  }

  #placeOf(accountId: AccountId, key: string): string | null {
    const beginning = beginningOf(accountId, this.#browser.texts)
    return beginning === null ? null : beginning + key
  }

  #write(accountId: AccountId, key: string, text: string | null): boolean {
    const place = this.#placeOf(accountId, key)
    if (place === null) return false
    if (this.#browser.texts.read(place) === text) return true
    this.texts.write(place, text)
    for (const tab of this.#browser.tabs) if (tab !== this) tab.hear(place)
    return true
  }

  #listen(accountId: AccountId, key: string, listener: () => void): () => void {
    const one = { accountId, key, listener }
    this.#elsewhere.add(one)
    return () => this.#elsewhere.delete(one)
  }

  #flag(accountId: AccountId): OutboxFlag {
    return {
      set: (revision) => void this.#write(accountId, KEYS.outbox, revision),
      subscribe: (listener) => this.#listen(accountId, KEYS.outbox, listener),
    }
  }

  /** Reaches a database when the schedule lets it, unless that is broken. */
  readonly #reached = <Result>(run: () => Promise<Result>): Promise<Result> =>
    this.#browser.schedule.step(this, () => {
      if (this.#browser.isDatabaseBroken) throw new Error('the database is broken')
      return run()
    })

  /** Returns the journal of this page, which tells it of what comes back. */
  #journal(): Journal {
    const { schedule } = this.#browser
    const { all, put, drop, delete: deleteAll } = createJournalDatabase()
    return new Journal({
      database: {
        all: () => this.#reached(all),
        put: (ids, entryOf) => this.#reached(() => put(ids, entryOf)),
        drop: (isToGo) => this.#reached(() => drop(isToGo)),
        delete: () => this.#reached(deleteAll),
      },
      storage: this.texts,
      tell: (key) => this.hear(key),
      pause: (delay) => new Promise((resolve) => schedule.after(this, delay, () => resolve())),
      now: () => schedule.now,
    })
  }

  #rows(): Rows {
    const rows = createRows(createOpening(createConnection(), this.texts))
    const reached = this.#reached
    return {
      read: (table, accountId, key) => reached(() => rows.read(table, accountId, key)),
      list: (table, accountId) => reached(() => rows.list(table, accountId)),
      write: (changes) => reached(() => rows.write(changes)),
      writeIf: (there, changes) => reached(() => rows.writeIf(there, changes)),
      wipe: (accountId) => reached(() => rows.wipe(accountId)),
    }
  }

  #ports(accountId: AccountId): Ports {
    const browser = this.#browser
    const { schedule, server } = browser
    const call = <Result>(run: () => Result) => schedule.step(this, run)
    const subscribe = (listeners: Set<() => void>) => (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
    return {
      texts: {
        ...textsOf(accountId, browser.texts),
        write: (key, text) => this.#write(accountId, key, text),
        onElsewhere: (key, listener) => this.#listen(accountId, key, listener),
        whole: () => (this.journal.isWhole ? null : this.journal.begin()),
      },
      rows: this.rows,
      hasLeft: () => beginningOf(accountId, browser.texts) === null,
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
        token: () => (accountId === this.accountId ? this.#session : this.#token(accountId)),
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
        describe: (_id, description) => call(() => server.upload(description, this.#token(accountId))),
        download: async () => null,
      },
      prepareImage: async (bytes) => bytes,
      onHidden: () => () => undefined,
      onRowsLost: () => () => undefined,
    }
  }
}
