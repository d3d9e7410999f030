/**
 * One editor: the place where a draft or an edit is written. Its states and their changes stand in
 * `domain/composer/editor-state.ts`, the picture of them in docs/writing.md; here they meet the disk and the
 * other tabs (docs/spec/drafts-and-outbox.md#drafts, docs/spec/drafts-and-outbox.md#unsaved-edits).
 */
import { IDEMPOTENCY_KEY_BYTES } from '#domain/composer/composer.ts'
import type { WritingContext } from '#domain/composer/draft-key.ts'
import {
  type ContentChange,
  type EditorEvent,
  type EditorState,
  nextState,
  type Restored,
} from '#domain/composer/editor-state.ts'
import { createStore, type Store } from '#platform/storage/store.ts'
import type { Change } from '../storage/rows.ts'
import type { ContentKind, TriedDraft } from './content.ts'
import { EditorPlace } from './editor-place.ts'
import { EditorStorage, report } from './editor-storage.ts'
import { isOnlyText } from './is-only-text.ts'
import type { Ports } from './ports.ts'
import { reportFailure } from './stoppable-ports.ts'
import type { StoredWriting } from './stored-writing.ts'

export interface Written {
  text: string
}

interface Dependencies {
  ports: Ports
  stored: StoredWriting
  onOpen: () => void
  onLeave: () => void
}

export class Editor<Content extends Written, Base> {
  readonly context: WritingContext
  readonly state: Store<EditorState<Content>>
  readonly #kind: ContentKind<Content, Base>
  readonly #storage: EditorStorage<Content, Base>
  readonly #place: EditorPlace
  readonly #newKey: () => string
  #base: Base | null = null
  /** Tells one reading from a later one. */
  #reading = 0

  constructor(context: WritingContext, kind: ContentKind<Content, Base>, dependencies: Dependencies) {
    const { ports, stored, onOpen, onLeave } = dependencies
    this.context = context
    this.state = createStore<EditorState<Content>>({ stage: 'closed' })
    this.#kind = kind
    const mayWrite = () => this.#place.mayWrite()
    this.#storage = new EditorStorage(context, kind, { stored, clock: ports.clock, mayWrite })
    this.#newKey = () => ports.chance.key(IDEMPOTENCY_KEY_BYTES)
    this.#place = new EditorPlace(this.#storage.key, ports, {
      onOpen,
      onClose: () => this.#close(),
      onLeave: (release) => {
        this.#dispatch({ type: 'closed' })
        onLeave()
        // Somebody who opens it next finds everything stored.
        void this.#storage.settled().then(release)
      },
      onLost: () => this.#lose(),
      onGained: () => {
        this.#dispatch({ type: 'gained' })
        this.#open()
      },
      onConfirmed: () => this.#catchUp(),
      onWritten: () => void this.#follow(),
      onHidden: () => this.#storage.flush(),
    })
  }

  get isOpen(): boolean {
    return this.#place.isOpen
  }

  /** The base that it was opened with; null where it is not open. */
  get base(): Base | null {
    return this.#base
  }

  /** Whether this tab has the place; true until a lock says otherwise. */
  get isHeld(): boolean {
    return this.#place.isHeld
  }

  /**
   * Opens the editor, or only claims its place where `base` is null; returns the function that closes it
   * again.
   */
  enter(base: Base | null): () => void {
    const leave = this.#place.enter(base !== null)
    this.#base ??= base
    if (this.#place.isHeld) this.#open()
    return leave
  }

  /** Keeps an editor open that is open now; returns the function that lets go of it. */
  readonly hold = () => this.#place.enter(true)

  /** Waits until this tab knows whether it still has the place, where it has slept. */
  readonly confirm = () => this.#place.confirm()

  /** Takes the place away from the tab that has it. */
  readonly takeOver = () => this.#place.takeOver()

  /** Changes the content and keeps it; does nothing where it cannot be changed now. */
  change(change: ContentChange<Content>): void {
    const before = this.state.current()
    this.#dispatch({ type: 'changed', change })
    const now = this.state.current()
    const base = this.#base
    if (now === before || !('content' in now) || !now.content || base === null) return
    if (now.stage !== 'writing') {
      this.#storage.writeText(now.content.text)
      return
    }
    this.#storage.writeTextOf(now.content, base)
    const isTyping = 'content' in before && before.content && isOnlyText(before.content, now.content)
    if (isTyping) this.#storage.saveSoon(now.content, base)
    else this.#storage.save(now.content, base)
  }

  /** Gives up what could not be read, and keeps what is shown. */
  readonly goOnWithout = () => {
    if (this.#base === null || this.state.current().stage !== 'unreadable') return
    this.#dispatch({ type: 'went on', start: this.#fromText(this.#storage.text ?? '', this.#base) })
    this.#keep()
  }

  /** Forgets why publishing or saving failed. */
  readonly dismiss = () => this.#dispatch({ type: 'dismissed' })

  /** Empties the editor. Returns what was in it; null where it cannot be emptied. */
  discard(): { content: Content; restored: Restored } | null {
    const now = this.state.current()
    if (now.stage !== 'writing' || this.#base === null) return null
    const content = this.#kind.empty(this.#base, this.#newKey())
    this.#dispatch({ type: 'replaced', content, restored: null })
    this.#keep()
    return { content: now.content, restored: now.restored }
  }

  /**
   * Puts content into an editor in which nothing is written; `along` happens in the same transaction. Returns
   * false where something is written; `along` may have happened where another tab was quicker. Rejects, and
   * changes nothing, where nothing can be stored.
   */
  async put(content: Content, restored: Restored, along: readonly Change[]): Promise<boolean> {
    const now = this.state.current()
    const base = this.#base
    if (now.stage !== 'writing' || base === null || !this.#kind.isUntouched(now.content, base)) return false
    this.#dispatch({ type: 'replaced', content, restored })
    try {
      await this.#storage.write(content, base, along)
    } catch (error) {
      const after = this.state.current()
      const isAsPut = after.stage === 'writing' && after.content === content
      if (isAsPut) this.#dispatch({ type: 'replaced', content: now.content, restored: null })
      throw error
    }
    if (this.state.current().stage !== 'writing') return this.#giveWay(content)
    this.#keep() // with what was typed meanwhile
    return true
  }

  /**
   * Returns whether content stays that was put here while another tab took the place: words that are written
   * there count.
   */
  async #giveWay({ text }: Content): Promise<boolean> {
    if (this.#storage.text === text) return true
    if (this.#storage.text === null) await this.#storage.remove([])
    return false
  }

  /** Returns the try of these words that has begun in this place under whatever key; null where none has. */
  triedElsewhere(text: string): TriedDraft | null {
    const { tried } = this.#storage
    return tried?.tried.texts.includes(text) ? tried : null
  }

  /** Begins to publish. Returns the content; null where there is nothing that may be published. */
  publish(attempt: string): Content | null {
    const now = this.state.current()
    if (now.stage !== 'writing') return null
    this.#storage.cancel()
    this.#dispatch({ type: 'published', attempt })
    return now.content
  }

  /** Notes in the database that `text` went into the outbox as `id`. Rejects where nothing can be stored. */
  readonly queue = (id: string, text: string, along: readonly Change[]) =>
    this.#storage.writeQueued(id, text, along)

  /** Notes outside of the database what was tried with the content. */
  readonly noteTried = (content: Content) => this.#storage.noteTried(content)

  /**
   * Ends publishing: nothing of it stays here. `along` happens in the same transaction. Returns false, and
   * does nothing, where another tab writes here by now.
   */
  async leave(attempt: string, along: readonly Change[]): Promise<boolean> {
    await this.confirm()
    const before = this.state.current()
    if (before.stage !== 'publishing' || before.attempt !== attempt || this.#base === null) return false
    const content = this.#kind.empty(this.#base, this.#newKey())
    const isOwn = this.#isOwn(before.content)
    if (isOwn) this.#storage.writeText(null)
    await this.#storage.remove(along)
    this.#dispatch({ type: 'left', attempt, content })
    if (!isOwn) this.#openAgain()
    return true
  }

  /**
   * Ends publishing with the content back in the editor. Returns false where another tab writes here by now.
   */
  async refuse(
    attempt: string,
    content: Content,
    problem: unknown,
    along: readonly Change[],
  ): Promise<boolean> {
    await this.confirm()
    const before = this.state.current()
    if (before.stage !== 'publishing' || before.attempt !== attempt || this.#base === null) return false
    if (!this.#isOwn(before.content)) {
      this.#openAgain()
      return false
    }
    this.#storage.writeText(content.text)
    this.#dispatch({ type: 'refused', attempt, content, problem })
    await this.#storage.write(content, this.#base, along).catch(report)
    return true
  }

  /** Resolves once everything is stored. */
  readonly saved = () => this.#storage.saved()

  #dispatch(event: EditorEvent<Content>): void {
    this.state.set(nextState(this.state.current(), event))
  }

  /**
   * Returns whether the stored text is this editor's. A tab that did not know of the lock yet may have
   * written another one.
   */
  #isOwn({ text }: Content): boolean {
    const stored = this.#storage.text
    return stored === null || stored === text
  }

  #openAgain(): void {
    this.#dispatch({ type: 'closed' })
    this.#open()
  }

  #fromText(text: string, base: Base | null): Content {
    return this.#kind.fromText(text, base, this.#newKey(), this.#storage.tried)
  }

  #open(): void {
    const base = this.#base
    if (base === null || this.state.current().stage !== 'closed') return
    const { text, isRead } = this.#storage
    const content = text === null ? this.#kind.empty(base, this.#newKey()) : this.#fromText(text, base)
    this.#dispatch({ type: 'opened', content, isWhole: isRead })
    if (!isRead) void this.#read(base)
  }

  async #read(base: Base): Promise<void> {
    this.#reading += 1
    const turn = this.#reading
    const isOver = () => turn !== this.#reading || this.state.current().stage !== 'reading'
    try {
      const row = await this.#storage.readRow()
      if (isOver()) return
      const now = this.state.current()
      const hasChanges = now.stage === 'reading' && now.changes.length > 0
      const { text } = this.#storage
      // A text that went into the outbox is not offered once more. Its copy is gone after anything else was
      // typed.
      const isLeftOver = text === null || (row?.kind === 'queued' && row.text === text)
      const content = isLeftOver
        ? this.#kind.empty(base, this.#newKey())
        : ((row && this.#kind.fromRow(row, text)) ?? this.#fromText(text, base))
      const restored = row && !isLeftOver ? this.#kind.restored(row, content, base) : null
      this.#dispatch({ type: 'read', content, restored })
      if (hasChanges || row?.kind === 'queued' || this.#kind.isUntouched(content, base)) this.#keep()
    } catch (error) {
      reportFailure('the draft could not be read', error)
      if (!isOver()) this.#dispatch({ type: 'read failed' })
    }
  }

  /** Shows what the tab has written that has the place. */
  async #follow(): Promise<void> {
    const { text } = this.#storage
    const row = await this.#storage
      .readRow()
      .catch((error: unknown) => reportFailure('the draft of another tab could not be read', error))
    const content =
      text === null ? null : ((row && this.#kind.fromRow(row, text)) ?? this.#fromText(text, this.#base))
    this.#dispatch({ type: 'followed', content })
  }

  #keep(): void {
    const now = this.state.current()
    if (now.stage !== 'writing' || this.#base === null) return
    this.#storage.writeTextOf(now.content, this.#base)
    this.#storage.save(now.content, this.#base)
  }

  /** Keeps what was changed while nobody knew who has the place, or shows what a closed tab has written. */
  #catchUp(): void {
    const now = this.state.current()
    const base = this.#base
    const isEmpty = base !== null && now.stage === 'writing' && this.#kind.isUntouched(now.content, base)
    if (isEmpty && this.#storage.text !== null) this.#openAgain()
    else if (!this.#storage.catchUp() || !('content' in now) || !now.content) return
    else if (now.stage === 'writing') this.#keep()
    else this.#storage.writeText(now.content.text)
  }

  #lose(): void {
    const now = this.state.current()
    // The last words of this tab, unless another one has written already.
    if ('content' in now && now.content?.text === this.#storage.text) this.#storage.flush()
    this.#storage.cancel()
    this.#reading += 1
    this.#dispatch({ type: 'lost' })
    void this.#follow()
  }

  #close(): void {
    this.#storage.flush()
    if (this.#place.isHeld) this.#dispatch({ type: 'closed' })
    this.#base = null
    this.#reading += 1
  }
}
