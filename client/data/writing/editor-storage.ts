/**
 * Keeps what one editor holds: the text at once, everything in the database a moment later, one write after
 * the other.
 */
import type { WritingContext } from '#domain/composer/draft-key.ts'
import { writingKey } from '#domain/composer/draft-key.ts'
import type { DraftRow } from '#domain/composer/draft-row.ts'
import type { Change } from '../storage/rows.ts'
import type { ContentKind } from './content.ts'
import type { Clock } from './ports.ts'
import { reportFailure } from './stoppable-ports.ts'
import type { StoredWriting } from './stored-writing.ts'

/** Milliseconds after the last key until the text goes to the database too. */
const DELAY = 300

export class EditorStorage<Content extends { text: string }, Base> {
  readonly key: string
  readonly #kind: ContentKind<Content, Base>
  readonly #stored: StoredWriting
  readonly #clock: Clock
  readonly #mayWrite: () => boolean
  /** The save that waits until nobody has typed for a moment. */
  #due: { save: () => void; callOff: () => void } | null = null
  /** The text as this tab has written or read it last. */
  #known: string | null = null
  /** Whether something was not stored, because another tab might have had the place. */
  #isBehind = false
  /** Ends with the last of the writes, which go one after the other. */
  #writing: Promise<unknown> = Promise.resolve()

  constructor(
    context: WritingContext,
    kind: ContentKind<Content, Base>,
    { stored, clock, mayWrite }: { stored: StoredWriting; clock: Clock; mayWrite: () => boolean },
  ) {
    this.key = writingKey(context)
    this.#kind = kind
    this.#stored = stored
    this.#clock = clock
    this.#mayWrite = mayWrite
  }

  get text(): string | null {
    this.#known = this.#stored.text(this.key)
    return this.#known
  }

  /** Whether there is no more to read: no text, and none that comes back after a kill. */
  get isRead(): boolean {
    return this.text === null && this.#stored.whole() === null
  }

  get tried() {
    return this.#stored.tried(this.key)
  }

  /**
   * Does nothing where another tab has written; the editor does it once it knows that the place is still its
   * own.
   */
  writeText(text: string | null): void {
    if (!this.#isAllowed() && this.#stored.text(this.key) !== this.#known) return
    this.#known = text
    this.#stored.writeText(this.key, text)
  }

  /** Keeps the text, or removes it where there is nothing to keep. */
  writeTextOf(content: Content, base: Base): void {
    this.writeText(this.#kind.isUntouched(content, base) ? null : content.text)
  }

  /**
   * Returns the row, after everything that is being written, and once the text is whole: without a text there
   * is none. Rejects where the database cannot be read.
   */
  readRow(): Promise<DraftRow | undefined> {
    return this.#inTurn(async () => {
      await this.#stored.whole()
      return this.#stored.text(this.key) === null ? undefined : this.#stored.row(this.key)
    })
  }

  /** Keeps the row now, unless another tab may have the place. */
  save(content: Content, base: Base): void {
    this.cancel()
    if (!this.#isAllowed()) return
    const isUntouched = this.#kind.isUntouched(content, base)
    const row = isUntouched ? undefined : this.#kind.toRow(content, base, this.#clock.now())
    const tried = isUntouched ? null : this.#kind.triedOf(content)
    void this.#inTurn(() => this.#stored.saveRow(this.key, row, tried))
  }

  /** Keeps the row when nothing was typed for a moment. */
  saveSoon(content: Content, base: Base): void {
    this.cancel()
    const save = () => this.save(content, base)
    this.#due = { save, callOff: this.#clock.after(DELAY, save) }
  }

  /** Keeps at once what was to be stored soon. */
  flush(): void {
    this.#due?.save()
  }

  /** Gives up what was to be stored soon. */
  cancel(): void {
    this.#due?.callOff()
    this.#due = null
  }

  /**
   * Returns whether something was not stored since the last time, because another tab might have had the
   * place.
   */
  catchUp(): boolean {
    const wasBehind = this.#isBehind
    this.#isBehind = false
    return wasBehind
  }

  /** Keeps the row and `along` in one transaction. Rejects where nothing can be stored. */
  write(content: Content, base: Base, along: readonly Change[]): Promise<void> {
    this.cancel()
    const row = this.#kind.toRow(content, base, this.#clock.now())
    return this.#inTurn(() => this.#stored.writeRow(this.key, row, this.#kind.triedOf(content), along))
  }

  /** Notes that the text belongs to the entry `id` of the outbox. Rejects where nothing can be stored. */
  writeQueued(id: string, text: string, along: readonly Change[]): Promise<void> {
    const row: DraftRow = { kind: 'queued', id, text }
    return this.#inTurn(() => this.#stored.write([...along, this.#stored.rowChange(this.key, row)]))
  }

  /** Removes the row, and does `along`, in one transaction. */
  async remove(along: readonly Change[]): Promise<void> {
    await this.#inTurn(() =>
      this.#stored.write([...along, this.#stored.rowChange(this.key, undefined)]),
    ).catch(report)
    this.#stored.noteTried(this.key, null)
  }

  noteTried(content: Content): void {
    this.#stored.noteTried(this.key, this.#kind.triedOf(content))
  }

  /** Keeps everything now; resolves once it is written. */
  saved(): Promise<void> {
    this.flush()
    return this.settled()
  }

  /** Resolves once everything is written. */
  async settled(): Promise<void> {
    await this.#writing
  }

  /** Returns whether this tab may write now. What it could not write, `catchUp` tells of. */
  #isAllowed(): boolean {
    const isAllowed = this.#mayWrite()
    if (!isAllowed) this.#isBehind = true
    return isAllowed
  }

  /** Does something after everything that is being written. */
  #inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const result = this.#writing.then(run)
    this.#writing = result.catch(() => undefined) // whoever has the result is told; the next turn comes all the same
    return result
  }
}

/** A draft that cannot be stored stays in its editor. */
export const report = (error: unknown) => reportFailure('the draft could not be stored', error)
