/** Drafts and edits as a whole, from beside their editors: listed, deleted, put back, moved. */
import type { Attachment } from '#contract/entities/attachment.ts'
import { withUploaded } from '#domain/composer/attachment.ts'
import { IDEMPOTENCY_KEY_BYTES } from '#domain/composer/composer.ts'
import { draftContextOfKey } from '#domain/composer/context-of-key.ts'
import type { Draft, DraftAttachment } from '#domain/composer/draft.ts'
import {
  type DraftContext,
  type EditContext,
  isDraftKey,
  type WritingContext,
  writingKey,
} from '#domain/composer/draft-key.ts'
import type { PostEdit } from '#domain/composer/edit.ts'
import { asNewPost } from '#domain/composer/lost-parent.ts'
import type { Change } from '../storage/rows.ts'
import { draftKind, type EditBase, editKind } from './content.ts'
import type { DraftEditor, Editors } from './editors.ts'
import type { Ports } from './ports.ts'
import { Stopped } from './stoppable-ports.ts'
import { lockOf, type StoredWriting } from './stored-writing.ts'

export interface StoredDraft {
  context: DraftContext
  draft: Draft
}

export class StoredDrafts {
  readonly #ports: Ports
  readonly #stored: StoredWriting
  readonly #editors: Editors

  constructor(ports: Ports, stored: StoredWriting, editors: Editors) {
    this.#ports = ports
    this.#stored = stored
    this.#editors = editors
  }

  /** Returns how many drafts there are, the ones that are open included. */
  readonly count = () => this.#ports.texts.keys().filter(isDraftKey).length

  /** Returns all drafts, the latest first. */
  readonly list = async (): Promise<StoredDraft[]> => {
    await this.#ports.texts.whole()
    await this.#editors.saved()
    const found = this.#ports.texts.keys().map(async (key): Promise<StoredDraft[]> => {
      const context = draftContextOfKey(key)
      return context ? [{ context, draft: await this.#read(key) }] : []
    })
    const all = (await Promise.all(found)).flat()
    return all.sort((one, other) => (other.draft.changedAt ?? 0) - (one.draft.changedAt ?? 0))
  }

  /** Returns what is stored of a place as a draft, that of an edit too; null where nothing is. */
  readonly find = async (context: WritingContext): Promise<Draft | null> => {
    await this.#ports.texts.whole()
    await this.#editors.saved()
    const key = writingKey(context)
    return this.#stored.text(key) === null ? null : this.#read(key)
  }

  /** Returns a new draft, which the server has never seen. */
  readonly empty = (): Draft => draftKind.empty('', this.#newKey())

  /** Deletes a draft. Returns false where another tab has it open. */
  async discard(context: DraftContext): Promise<boolean> {
    const text = this.#stored.text(writingKey(context))
    const isDone = await this.#inPlace(
      context,
      (editor) => editor.discard() !== null,
      async (key) => {
        if (this.#stored.text(key) !== text) return false // somebody writes there by now
        if (text === null) return true
        this.#stored.writeText(key, null)
        await this.#stored.saveRow(key, undefined, null)
        return true
      },
    )
    return isDone ?? false
  }

  /**
   * Puts a draft back, and does `along` in the same transaction. Returns false where something is being
   * written in its place, here or in another tab. Rejects where nothing can be stored.
   */
  async putBack(context: DraftContext, draft: Draft, along: readonly Change[] = []): Promise<boolean> {
    const isDone = await this.#inPlace(
      context,
      (editor) => editor.put(draft, null, along),
      async (key) => {
        if (this.#stored.text(key) !== null) return false
        const row = draftKind.toRow(draft, '', draft.changedAt ?? this.#ports.clock.now())
        await this.#stored.writeRow(key, row, draftKind.triedOf(draft), along)
        this.#stored.writeText(key, draft.text)
        return true
      },
    )
    return isDone ?? false
  }

  /**
   * Takes a draft in that leaves another account: `leave` stores its row with what has to happen in the same
   * transaction. Returns false, before that, where something is written in its place or another tab has it
   * open. Stops, before that, where the account has logged out meanwhile.
   */
  async takeOver(
    context: DraftContext,
    draft: Draft,
    leave: (along: readonly Change[]) => Promise<void>,
  ): Promise<boolean> {
    const key = writingKey(context)
    const isDone = await this.#ports.locks.withLock(lockOf(key), async () => {
      const row = await this.#stored.row(key)
      if (this.#stored.text(key) !== null || (row && row.kind !== 'queued')) return false
      if (this.#ports.hasLeft()) throw new Stopped('the account has logged out')
      const now = this.#ports.clock.now()
      await leave([this.#stored.rowChange(key, draftKind.toRow(draft, '', now))])
      this.#stored.writeText(key, draft.text)
      return true
    })
    return isDone ?? false
  }

  /** Puts a deleted edit back. Returns false where another one has begun. */
  async putEditBack(context: EditContext, edit: PostEdit, base: EditBase): Promise<boolean> {
    const key = writingKey(context)
    const editor = this.#editors.openEdit(context)
    if (editor) return editor.put(edit, null, [])
    if (this.#stored.text(key) !== null) return false
    this.#stored.writeText(key, edit.text)
    await this.#stored.saveRow(key, editKind.toRow(edit, base, this.#ports.clock.now()), null)
    return true
  }

  /**
   * Moves a draft about a post that is gone to where new posts are written. Returns false where one is being
   * written.
   */
  async moveToNewPost(context: WritingContext): Promise<boolean> {
    const isMoved = await this.#inPlace(
      context,
      () => false, // its editor is open: nothing is lost there
      async (key) => {
        if (this.#stored.text(key) === null) return false
        const draft = await this.#read(key)
        const left = this.#stored.rowChange(key, {
          kind: 'queued',
          id: draft.idempotencyKey,
          text: draft.text,
        })
        const moved = asNewPost(context.kind, draft, this.#newKey())
        const row = await this.#stored.row(key)
        if (!(await this.putBack({ kind: 'new' }, moved, [left]))) {
          await this.#stored.saveRow(key, row, draftKind.triedOf(draft))
          return false
        }
        if (this.#stored.text(key) === draft.text) this.#stored.writeText(key, null)
        await this.#stored.saveRow(key, undefined, null)
        return true
      },
    )
    return isMoved ?? false
  }

  /** Notes what the server made of a file, whether its editor is still open or not. */
  async noteUploaded(context: WritingContext, file: string, uploaded: Attachment): Promise<void> {
    const attached = ({ attachments }: { attachments: readonly DraftAttachment[] }) => ({
      attachments: withUploaded(attachments, file, uploaded),
    })
    if (context.kind === 'edit') return this.#editors.openEdit(context)?.change(attached)
    await this.#inPlace(
      context,
      (editor) => editor.change(attached),
      async (key) => {
        if (this.#stored.text(key) === null) return // published or deleted
        const draft = await this.#read(key)
        const row = draftKind.toRow({ ...draft, ...attached(draft) }, '', this.#ports.clock.now())
        await this.#stored.write([this.#stored.rowChange(key, row)])
      },
    )
  }

  /**
   * Does something in a place: through the editor where it is open here, else on the disk; null where another
   * tab has it.
   */
  async #inPlace<Result>(
    context: WritingContext,
    open: (editor: DraftEditor) => Result | Promise<Result>,
    closed: (key: string) => Promise<Result>,
  ): Promise<Result | null> {
    const key = writingKey(context)
    if (context.kind === 'edit') {
      if (this.#editors.openEdit(context)) return null
    } else {
      const editor = this.#editors.openDraft(context)
      if (editor) return editor.isHeld ? open(editor) : null
    }
    return this.#ports.locks.withLock(lockOf(key), () => closed(key))
  }

  async #read(key: string): Promise<Draft> {
    const row = await this.#stored.row(key)
    const text = this.#stored.text(key) ?? ''
    const tried = this.#stored.tried(key)
    const edit = row && editKind.fromRow(row, text)
    if (edit) return { ...draftKind.empty(text, this.#newKey()), ...edit }
    return (row && draftKind.fromRow(row, text)) ?? draftKind.fromText(text, '', this.#newKey(), tried)
  }

  #newKey(): string {
    return this.#ports.chance.key(IDEMPOTENCY_KEY_BYTES)
  }
}
