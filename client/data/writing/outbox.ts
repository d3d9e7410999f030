/**
 * Posts that have left their editor: they lie in the database, every tab shows the same, and one tab at a
 * time sends each of them, only as the account that wrote it (docs/spec/drafts-and-outbox.md#outbox,
 * docs/spec/drafts-and-outbox.md#account-of-a-waiting-post, docs/spec/drafts-and-outbox.md#files-that-wait).
 */
import type { Post } from '#contract/entities/post.ts'
import { withoutUploads } from '#domain/composer/attachment.ts'
import {
  afterFailure,
  entryId,
  type OutboxEntry,
  REVISION_BYTES,
  triedAfter,
  wantsFilesAgain,
} from '#domain/composer/outbox.ts'
import { nextEntry } from '#domain/composer/thread-text.ts'
import { createStore, type Store } from '#platform/storage/store.ts'
import { failureOf } from '../connection/failure.ts'
import type { Change } from '../storage/rows.ts'
import { keyAfter } from './key-of-words.ts'
import { OutboxTry } from './outbox-try.ts'
import type { Ports } from './ports.ts'
import type { PublishOnce } from './publish-once.ts'
import { reportFailure, Stopped } from './stoppable-ports.ts'
import type { Uploads } from './uploads.ts'

export interface OutboxEvents {
  onSent: (post: Post, entry: OutboxEntry) => void
  onStopped: (entry: OutboxEntry) => void
}

/** The flag by which all tabs know whether anything waits; `revision` changes with every change. */
export interface OutboxFlag {
  set: (revision: string | null) => void
  subscribe: (listener: () => void) => () => void
}

interface Dependencies {
  uploads: Uploads
  publishOnce: PublishOnce
  flag: OutboxFlag
}

export class Outbox {
  /** The entries of this account, oldest first. */
  readonly entries: Store<readonly OutboxEntry[]>
  readonly #accountId: string
  readonly #ports: Ports
  readonly #dependencies: Dependencies

  constructor(accountId: string, ports: Ports, dependencies: Dependencies) {
    this.#accountId = accountId
    this.#ports = ports
    this.#dependencies = dependencies
    this.entries = createStore<readonly OutboxEntry[]>([], () => {
      void this.#readAll()
      const stops = [
        dependencies.flag.subscribe(() => void this.#readAll()),
        ports.onRowsLost(() => void this.#putBack()),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    })
  }

  /** Returns the change of the database that puts an entry in. */
  put(entry: OutboxEntry): Change {
    return { table: 'outbox', accountId: this.#accountId, key: entryId(entry), value: entry }
  }

  /** Returns the change of the database that takes an entry out. */
  remove(id: string): Change {
    return { table: 'outbox', accountId: this.#accountId, key: id, value: undefined }
  }

  /** Reads the entries again, and makes the other tabs do so. To be called after every change. */
  async changed(): Promise<void> {
    await this.#readAll()
    const isEmpty = this.entries.current().length === 0
    this.#dependencies.flag.set(isEmpty ? null : this.#ports.chance.key(REVISION_BYTES))
  }

  /**
   * Returns the changes of the database once a post is out: its entry goes, and that of the post which
   * follows it in a thread comes (docs/spec/writing.md#several-posts-as-a-thread).
   */
  #after(entry: OutboxEntry, post: Post): Change[] {
    const next = nextEntry(entry, post, this.#ports.clock.now(), keyAfter)
    return [this.remove(entryId(entry)), ...(next ? [this.put(next)] : [])]
  }

  /** Notes that a post is out. */
  async advance(entry: OutboxEntry, post: Post): Promise<void> {
    await this.#writeInPlaceOf(entry, this.#after(entry, post))
    await this.changed()
  }

  /**
   * Changes an entry that is being sent. Where its author has logged out meanwhile, in any tab, it is gone
   * from the disk, and nothing of it may come back or go out: neither the entry nor the post that follows it
   * (docs/spec/session.md#logout). Stops then. Where the browser has deleted it, it is stored again.
   */
  async #writeInPlaceOf(entry: OutboxEntry, changes: readonly Change[]): Promise<void> {
    const { rows } = this.#ports
    if (await rows.writeIf(this.put(entry), changes)) return
    this.stopIfLeft()
    await rows.write(changes)
  }

  /** Stops where the author has logged out, in any tab. */
  stopIfLeft(): void {
    if (this.#ports.hasLeft()) throw new Stopped('the author has logged out')
  }

  /** Puts an entry in, or in place of the one before it. Rejects where nothing can be stored. */
  async keep(entry: OutboxEntry): Promise<void> {
    await this.#ports.rows.write([this.put(entry)])
    await this.changed()
  }

  /** Changes an entry that is there, and lets everybody know. */
  async change(entry: OutboxEntry): Promise<void> {
    await this.save(entry)
    await this.changed()
  }

  /** Keeps an entry that is being sent; nobody has to know of that. */
  save(entry: OutboxEntry): Promise<void> {
    return this.#writeInPlaceOf(entry, [this.put(entry)])
  }

  async drop(id: string): Promise<void> {
    await this.#ports.rows.write([this.remove(id)])
    await this.changed()
  }

  /** Returns an entry as it lies on the disk now, whatever other tabs have done to it. */
  read(id: string): Promise<OutboxEntry | undefined> {
    return this.#ports.rows.read('outbox', this.#accountId, id)
  }

  /**
   * Runs something that one tab at a time may do with an entry; resolves to null when another tab is at it.
   */
  alone<Result>(id: string, run: () => Promise<Result>): Promise<Result | null> {
    return this.#ports.locks.withLock(`kith-outbox-${id}`, run)
  }

  /** Prepares a try at an entry. Whatever changes of it is given to `save` before it goes on. */
  begin(entry: OutboxEntry, token: string | null, save: (entry: OutboxEntry) => Promise<void>): OutboxTry {
    const { uploads, publishOnce } = this.#dependencies
    return new OutboxTry(entry, { token, clock: this.#ports.clock, uploads, publishOnce, save })
  }

  /** Returns the entry after a try that failed. */
  failed(before: OutboxEntry, latest: OutboxEntry, error: unknown): OutboxEntry {
    const problem = failureOf(error)
    const { attachments, tried } = latest.draft
    const draft = {
      ...latest.draft,
      attachments: wantsFilesAgain(problem) ? withoutUploads(attachments) : attachments,
      tried: triedAfter(before.draft.tried, tried, problem),
    }
    const { clock, chance } = this.#ports
    return afterFailure({ ...latest, draft }, problem, clock.now(), chance.number())
  }

  /** Sends an entry now, unless another tab is at it. */
  async send(id: string, events: OutboxEvents): Promise<void> {
    await this.alone(id, () => this.#sendAlone(id, events))
  }

  async #sendAlone(id: string, events: OutboxEvents): Promise<void> {
    const { server } = this.#ports
    const stored = await this.read(id)
    const token = server.token()
    if (!stored || token === null) return
    // The editor that was sending it is gone.
    const before: OutboxEntry = stored.state === 'sending' ? { ...stored, state: 'waiting' } : stored
    const attempt = this.begin(before, token, (entry) => this.save(entry))
    try {
      // One that was never tried follows another post: nobody has to see it wait.
      if (before !== stored && before.draft.tried !== null) await this.change(before)
      const viewer = await server.viewer(token)
      if (viewer.id !== this.#accountId) return
      const post = await attempt.run()
      await this.advance(before, post)
      for (const { key } of attempt.latest.draft.attachments) this.#dependencies.uploads.drop(key)
      events.onSent(post, before)
    } catch (error) {
      if (error instanceof Stopped) return
      console.warn('a post could not be sent', error)
      const entry = this.failed(before, attempt.latest, error)
      await this.change(entry)
      if (entry.state === 'stopped') events.onStopped(entry)
    }
  }

  /**
   * Stores what waits once more, where the browser has deleted it: this page still knows it
   * (docs/spec/drafts-and-outbox.md#when-the-browser-deletes-a-part).
   */
  async #putBack(): Promise<void> {
    const entries = this.entries.current()
    if (entries.length === 0) return
    try {
      await this.#ports.rows.write(entries.map((entry) => this.put(entry)))
      await this.changed()
    } catch (error) {
      reportFailure('what waits could not be stored again', error)
    }
  }

  async #readAll(): Promise<void> {
    try {
      const all = await this.#ports.rows.list('outbox', this.#accountId)
      const entries = all.map(({ value }) => value)
      this.entries.set(entries.sort((one, other) => one.queuedAt - other.queuedAt))
    } catch (error) {
      reportFailure('the outbox could not be read', error)
    }
  }
}
