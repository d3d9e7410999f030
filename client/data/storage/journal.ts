/**
 * The journal of local storage. A browser writes local storage to the disk seconds after a change, or a
 * minute after it, and what is killed meanwhile loses it; so each change goes into a database as well, which
 * is on the disk at once. A page that begins brings back what is missing
 * (docs/spec/conventions.md#two-copies-of-a-stored-value, docs/decisions/099-a-journal-of-local-storage.md).
 */
import { isWritingKey } from '#domain/composer/draft-key.ts'
import { type Newer, newerCopy } from '#domain/newer-copy.ts'
import { followWrites } from '#platform/storage/local-storage.ts'
import { KEYS } from '#platform/storage/storage.ts'
import { inTime } from '#platform/time/in-time.ts'
import { splitApart } from './apart-key.ts'
import { createJournalDatabase, type JournalDatabase, type JournalEntry } from './journal-database.ts'
import { isJournaled } from './journal-keys.ts'
import {
  forgetNumbers,
  giveNumber,
  idOf,
  localCopy,
  nextNumber,
  noteDeleted,
  takeNumber,
} from './journal-numbers.ts'
import { isOfSession, isPersonal } from './personal-keys.ts'
import { setTextApart } from './set-text-apart.ts'
import { browserTexts, type TextStorage } from './text-storage.ts'

/** Milliseconds from one transaction to the next: whoever types causes no more than four in a second. */
const PAUSE_MS = 250

/** Milliseconds until what the database has refused is tried again. */
const RETRY_MS = 5_000

/** Milliseconds after which a page has heard of what another one has just written into local storage. */
const HEARD_MS = 150

/** So long, in milliseconds, an entry of a deleted value stays: local storage is on the disk long before. */
const KEPT_MS = 86_400_000

/** A database that answers nothing keeps nobody from writing for longer than this, in milliseconds. */
const WHOLE_TIMEOUT_MS = 1_000

interface Ports {
  database: JournalDatabase
  storage: TextStorage
  /** Tells this page of what has come back, as it would hear of another page that has written it. */
  tell: (key: string) => void
  pause: (milliseconds: number) => Promise<void>
  /** Returns the time in milliseconds. */
  now: () => number
}

export class Journal {
  readonly #ports: Ports
  /** The keys whose values are not in the database yet. */
  readonly #due = new Set<string>()
  #beginning: Promise<void> | null = null
  #writing: Promise<void> | null = null
  /** Ends with the last of the transactions, which go one after the other. */
  #putting: Promise<void> = Promise.resolve()
  /** Whether the database has refused the last of them. */
  #isRefused = false
  #isUnread = false
  /** Whether local storage is whole, and each change is followed. */
  isWhole = false

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /**
   * Brings back what is missing in local storage, once; from then on each change goes into the database.
   * Where that cannot be read, nobody has to wait for it.
   */
  begin(): Promise<void> {
    this.#beginning ??= this.#begin()
    return this.#beginning
  }

  async #begin(): Promise<void> {
    const { database, pause } = this.#ports
    try {
      const entries = await database.all()
      // Another page may have written just now: this one hears of that a moment later.
      if (this.#compare(entries).some(({ newer }) => newer === 'journal')) await pause(HEARD_MS)
      this.#bringBack(entries)
    } catch (error) {
      console.warn('the journal could not be read', error)
      this.isWhole = true
      this.#isUnread = true
      for (const key of this.#due) takeNumber(this.#ports.storage, key)
    }
  }

  /** Takes in that a key of local storage was written or removed. */
  readonly note = (key: string): void => {
    if (!isJournaled(key)) return
    const { storage } = this.#ports
    // The journal may have a higher one that could not be read: without a number both texts stay.
    if (this.#isUnread) takeNumber(storage, key)
    else giveNumber(storage, key, nextNumber(storage, key))
    this.#due.add(key)
    if (!this.isWhole) return
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = null
    })
  }

  /** Writes at once what is due; resolves when it is in the database, or when the database has refused it. */
  async flush(): Promise<void> {
    this.#putting = this.#putting.then(() => this.#putDue())
    await this.#putting
  }

  /** Writes what is due until nothing is, with a pause after each transaction. */
  async #writeAll(): Promise<void> {
    while (this.#due.size > 0) {
      await this.flush()
      await this.#ports.pause(this.#due.size > 0 && this.#isRefused ? RETRY_MS : PAUSE_MS)
    }
  }

  async #putDue(): Promise<void> {
    const keys = new Map([...this.#due].map((key) => [idOf(key), key]))
    this.#due.clear()
    if (keys.size === 0) return
    const { database } = this.#ports
    try {
      await database.put([...keys.keys()], (id, former) => this.#entryOf(keys.get(id) ?? id, former))
      this.#isRefused = false
    } catch (error) {
      if (!this.#isRefused) console.warn('the journal cannot be written: local storage has it', error)
      this.#isRefused = true
      for (const key of keys.values()) this.#due.add(key)
    }
  }

  /** Writes the database anew, so that nothing of former values is left in its files. */
  async beginAnew(): Promise<void> {
    await this.begin()
    await this.flush()
    const { database } = this.#ports
    const entries = new Map((await database.all()).map((entry) => [entry.id, entry]))
    if (entries.size === 0) return
    await database.delete()
    await database.put([...entries.keys()], (id, former) => {
      const entry = entries.get(id)
      if (!entry) throw new Error('an entry is gone')
      return entry.number > former ? entry : { ...entry, number: former + 1 }
    })
  }

  /** Returns the entry of what lies under a key, with a number that is higher than that of the former one. */
  #entryOf(key: string, former: number): JournalEntry {
    const { storage, now } = this.#ports
    if (localCopy(storage, key).number <= former) giveNumber(storage, key, former + 1)
    const { text, number } = localCopy(storage, key)
    return { id: idOf(key), value: text === null ? null : { key, text }, number, at: now() }
  }

  /** Returns which copy of each value counts. An entry of a deleted value has no key of its own. */
  #compare(entries: readonly JournalEntry[]): Compared[] {
    const { storage } = this.#ports
    const keys = new Map(storage.keys().map((key) => [idOf(key), key]))
    return entries.flatMap(({ id, value, number }) => {
      const key = value?.key ?? keys.get(id)
      const text = value?.text ?? null
      if (key === undefined) return [] // it is deleted here too
      const local = localCopy(storage, key)
      // This page has written there before it knew of the journal: nobody knows yet which number is next.
      const isAsNumbered = local.isAsNumbered && !this.#due.has(key)
      return [{ key, text, number, newer: newerCopy({ ...local, isAsNumbered }, { text, number }) }]
    })
  }

  #bringBack(entries: readonly JournalEntry[]): void {
    const { storage, tell } = this.#ports
    const compared = this.#compare(entries)
    const before = storage.read(KEYS.owner)
    const noted = compared.find(({ key }) => key === KEYS.owner)
    /** The owner that the texts of the journal were written for. */
    const owner = noted ? noted.text : before
    const isOthers = noted !== undefined && noted.newer !== 'journal' && owner !== before
    const isStrange = (key: string) => isOthers && (isPersonal(key) || isOfSession(key))
    const missing = compared.filter(({ key, newer }) => newer === 'journal' && !isStrange(key))
    // Where there is no room for it, the journal goes on holding it.
    for (const { key, text, number } of missing)
      if (storage.write(key, text)) giveNumber(storage, key, number)
    const keys = new Set(storage.keys().map(idOf))
    for (const { id, value, number } of entries)
      if (value === null && !keys.has(id)) noteDeleted(storage, id, number)
    this.isWhole = true
    for (const { key, text, newer } of compared) {
      if (newer === 'both' || (newer === 'journal' && isStrange(key))) this.#keepBeside(key, text, owner)
      if (newer === 'both' || newer === 'local' || isStrange(key)) this.note(key)
    }
    const known = new Set(entries.map(({ id }) => id))
    for (const key of storage.keys()) if (!known.has(idOf(key))) this.note(key)
    if (storage.read(KEYS.owner) !== before) this.#dropUnmoved()
    for (const { key } of missing) tell(key)
    void this.#forgetOld()
  }

  /**
   * Keeps words whose place another text has by now, or another person: the list of drafts of their author
   * offers them.
   */
  #keepBeside(key: string, text: string | null, owner: string | null): void {
    const { accountId, place } = splitApart(key) ?? { accountId: owner, place: key }
    if (text !== null && accountId && isWritingKey(place))
      setTextApart(accountId, place, text, this.#ports.storage)
  }

  /** Drops what is the former owner's still: the journal has nothing of it that could be moved. */
  #dropUnmoved(): void {
    const { storage } = this.#ports
    for (const key of storage.keys())
      if ((isPersonal(key) || isOfSession(key)) && !isJournaled(key)) storage.write(key, null)
  }

  /** Forgets what was deleted long ago, or in what is the future by now. */
  async #forgetOld(): Promise<void> {
    const { database, storage, now } = this.#ports
    const isOld = ({ value, at }: JournalEntry) => value === null && Math.abs(now() - at) > KEPT_MS
    try {
      const gone = await database.drop(isOld)
      if (gone.length > 0) forgetNumbers(storage, gone)
    } catch (error) {
      console.warn('old entries of the journal stay', error)
    }
  }
}

interface Compared {
  key: string
  /** The text in the journal; null where it was deleted. */
  text: string | null
  number: number
  newer: Newer
}

/** The journal of this page. */
export const journal = new Journal({
  database: createJournalDatabase(),
  storage: browserTexts,
  tell: (key) => window.dispatchEvent(new StorageEvent('storage', { key })),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now: () => Date.now(),
})
followWrites(journal.note)

/** Begins with the page. What is due is written when the page is put aside: it may end there. */
export function beginJournal(): void {
  const flush = () => void journal.flush()
  document.addEventListener('visibilitychange', () => document.hidden && flush())
  window.addEventListener('pagehide', flush)
  void journal.begin()
}

/** Resolves once local storage is whole, or the database has not answered in time; null where it is whole. */
export const wholeTexts = (): Promise<void> | null =>
  journal.isWhole
    ? null
    : inTime(WHOLE_TIMEOUT_MS, () => journal.begin()).catch((error: unknown) =>
        console.warn('the journal is read later', error),
      )
