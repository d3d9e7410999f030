/**
 * The writing engine of one account: editors, files on their way, and the outbox. docs/writing.md has the
 * picture. It knows nothing of the page around it: everything outside comes in as ports
 * (docs/spec/writing.md#after-publishing).
 */
import type { Post, PostSource } from '#contract/entities/post.ts'
import { IDEMPOTENCY_KEY_BYTES } from '#domain/composer/composer.ts'
import type { DraftContext } from '#domain/composer/draft-key.ts'
import type { OutboxEntry } from '#domain/composer/outbox.ts'
import type { Store } from '#platform/storage/store.ts'
import { locksOf } from './account-locks.ts'
import { type AttachedFiles, createAttachedFiles } from './attached-files.ts'
import { Editors } from './editors.ts'
import { handOverDraft } from './hand-over-draft.ts'
import { Outbox, type OutboxEvents, type OutboxFlag } from './outbox.ts'
import type { Ports } from './ports.ts'
import { type Outcome, type PublishOptions, publishDraft } from './publish-draft.ts'
import { createPublishOnce } from './publish-once.ts'
import { runOutbox } from './run-outbox.ts'
import { type SaveOutcome, saveEdit } from './save-edit.ts'
import { reportFailure, stoppablePorts } from './stoppable-ports.ts'
import { StoredDrafts } from './stored-drafts.ts'
import { createStoredWriting } from './stored-writing.ts'
import { createTriedDrafts } from './tried-drafts.ts'
import { createUnsaved, type Unsaved } from './unsaved.ts'
import { createUploads, type Uploads } from './uploads.ts'

export class WritingEngine {
  readonly accountId: string
  readonly files: AttachedFiles
  readonly uploads: Uploads
  readonly outbox: Outbox
  readonly unsaved: Unsaved
  readonly editors: Editors
  readonly drafts: StoredDrafts
  /** Counts the changes that this tab has made to the texts of drafts. */
  readonly changes: Store<number>
  readonly #ports: Ports
  readonly #stopPorts: () => void
  readonly #startedAt: number

  /** Ends first what a crash has interrupted. */
  constructor(accountId: string, itsPorts: Ports, flag: OutboxFlag) {
    const locks = locksOf(accountId, itsPorts.locks)
    const { ports, stop } = stoppablePorts({ ...itsPorts, locks })
    this.accountId = accountId
    this.#ports = ports
    this.#stopPorts = stop
    this.#startedAt = ports.clock.now()
    this.unsaved = createUnsaved()
    const stored = createStoredWriting(accountId, ports, createTriedDrafts(ports.texts), this.unsaved)
    this.changes = stored.changes
    this.files = createAttachedFiles(accountId, ports, this.unsaved)
    this.uploads = createUploads(ports.server, this.files)
    const publishOnce = createPublishOnce(ports.server, this.uploads)
    this.outbox = new Outbox(accountId, ports, { uploads: this.uploads, publishOnce, flag })
    this.editors = new Editors({
      ports,
      stored,
      uploads: this.uploads,
      onUploaded: (context, file, uploaded) =>
        void this.drafts.noteUploaded(context, file, uploaded).catch(report),
    })
    this.drafts = new StoredDrafts(ports, stored, this.editors)
    stored.recover().catch(report)
  }

  /** Publishes what the editor of a draft holds. Never rejects: everything that can happen is an outcome. */
  publish(context: DraftContext, options: PublishOptions): Promise<Outcome> {
    const { accountId, outbox, uploads } = this
    const { clock, server } = this.#ports
    return publishDraft(context, this.editors.draft(context), options, {
      accountId,
      clock,
      server,
      outbox,
      uploads,
    })
  }

  /** Saves what the editor of a post holds. Never rejects. */
  saveEdit(
    post: Post,
    source: Pick<PostSource, 'title'>,
    seenAt: string | null = null,
  ): Promise<SaveOutcome> {
    const { server, chance } = this.#ports
    const attempt = chance.key(IDEMPOTENCY_KEY_BYTES)
    const editor = this.editors.edit({ kind: 'edit', postId: post.id })
    return saveEdit(editor, post, source, { attempt, server, uploads: this.uploads, seenAt })
  }

  /** Keeps sending what waits; returns the function that stops it. */
  run(events: OutboxEvents): () => void {
    return runOutbox(this.outbox, this.#ports, this.#startedAt, events)
  }

  /**
   * Takes a post out of the outbox into its editor. `busy`: something else is being written there; `sending`:
   * too late.
   */
  async returnToEditor(id: string): Promise<'done' | 'busy' | 'sending'> {
    const { outbox } = this
    const outcome = await outbox.alone(id, async () => {
      const entry = await outbox.read(id)
      if (!entry) return 'sending'
      const draft = { ...entry.draft, visibility: entry.visibility }
      if (await this.drafts.putBack(entry.context, draft, [outbox.remove(id)])) {
        await outbox.changed()
        return 'done'
      }
      const problem = entry.state === 'held' ? null : entry.problem
      await outbox.change({ ...entry, state: 'stopped', problem })
      return 'busy'
    })
    return outcome ?? 'sending'
  }

  /** Moves a draft to the same place of another account (`hand-over-draft.ts`). */
  handOver(context: DraftContext, to: WritingEngine): Promise<boolean> {
    const { accountId, files, uploads } = this
    const { chance, hasLeft } = this.#ports
    const from = { accountId, files, uploads, chance, hasLeft }
    return handOverDraft(context, this.editors.draft(context), from, to)
  }

  /** Takes a post out of the outbox; null when it is being sent. `outbox.keep` puts it back. */
  takeOut(id: string): Promise<OutboxEntry | null> {
    return this.outbox.alone(id, async () => {
      const entry = await this.outbox.read(id)
      if (entry) await this.outbox.drop(id)
      return entry ?? null
    })
  }

  /** Ends all work of this account in this tab; nothing that runs is written or sent any more. */
  stop(): void {
    this.#stopPorts()
    this.uploads.stop()
  }
}

const report = (error: unknown) => reportFailure('a draft could not be stored', error)
