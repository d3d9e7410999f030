/**
 * The one way to publish: the draft goes into the outbox, and is sent from there at once. What fails for a
 * while waits there; a refusal brings it back into its editor (docs/spec/drafts-and-outbox.md#outbox,
 * docs/spec/drafts-and-outbox.md#exactly-one-post).
 */
import type { Post, Visibility } from '#contract/entities/post.ts'
import { tryAt } from '#domain/composer/draft.ts'
import type { DraftContext } from '#domain/composer/draft-key.ts'
import { newEntry, type OutboxEntry } from '#domain/composer/outbox.ts'
import { laterParts } from '#domain/composer/thread-text.ts'
import { type Failure, isTemporary } from '#domain/retry.ts'
import { failureOf } from '../connection/failure.ts'
import type { DraftEditor } from './editors.ts'
import { keyOfWords } from './key-of-words.ts'
import type { Outbox } from './outbox.ts'
import type { Clock, Server } from './ports.ts'
import { reportFailure, Stopped } from './stoppable-ports.ts'
import { temporaryProblem } from './upload-states.ts'
import type { Uploads } from './uploads.ts'

export interface PublishOptions {
  visibility: Visibility
  /** Decided now: what was used last may change. Left out where nobody knows. */
  language?: string | null
  /** The group that it goes to; null, or left out, for none. */
  groupId?: string | null
  /** Seconds in which its author can take it back; 0: it is sent at once. */
  holdSeconds: number
  /** Rejects where a post that waits could not be shown. */
  prepareToWait: () => Promise<unknown>
}

export type Outcome =
  | { kind: 'sent'; post: Post; entry: OutboxEntry }
  | { kind: 'held' }
  | { kind: 'waiting'; problem: Failure }
  /** It is back in its editor. */
  | { kind: 'refused'; error: unknown }
  /** It is refused, and another draft is written in its editor by now: it stays in the outbox. */
  | { kind: 'stopped'; entry: OutboxEntry }
  /** There was nothing to publish, or the page has ended its work. */
  | { kind: 'nothing' }

interface Dependencies {
  accountId: string
  clock: Clock
  server: Server
  outbox: Outbox
  uploads: Uploads
}

/** Publishes what an editor holds. Never rejects: everything that can happen is an outcome. */
export async function publishDraft(
  context: DraftContext,
  editor: DraftEditor,
  options: PublishOptions,
  dependencies: Dependencies,
): Promise<Outcome> {
  const { accountId, clock, outbox } = dependencies
  await editor.confirm()
  const shown = editor.state.current()
  if (shown.stage !== 'writing') return { kind: 'nothing' }
  const { text, attachments } = shown.content
  const { visibility, holdSeconds, language = shown.content.language, groupId = null } = options
  if (text.trim() === '' && attachments.length === 0) return { kind: 'nothing' }
  // Another tab may have tried these very words just before it lost its place: they are one post.
  const tried = editor.triedElsewhere(text)
  const isTried = shown.content.tried !== null
  const ownKey = isTried
    ? shown.content.idempotencyKey
    : keyOfWords({ ...shown.content, visibility, language, groupId })
  const id = tried?.idempotencyKey ?? ownKey
  const letGo = editor.hold()
  try {
    const content = editor.publish(id)
    if (!content) return { kind: 'nothing' }
    const draft = { ...content, ...tried, language, groupId, idempotencyKey: id }
    const entry = newEntry({ context, draft, visibility, accountId }, clock.now(), holdSeconds)
    const outcome = await outbox.alone(id, () => sendFirst(entry, editor, options, dependencies))
    if (outcome) return outcome
    const error = new Error('it is being sent')
    return await comeBack(entry, { latest: entry, isStored: false, error }, editor, outbox)
  } catch (error) {
    reportFailure('publishing ended early', error)
    return { kind: 'nothing' }
  } finally {
    letGo()
  }
}

/**
 * Puts a draft into the outbox and sends it from there, for the first time. Afterwards it has left its
 * editor, or is back in it.
 */
async function sendFirst(
  entry: OutboxEntry,
  editor: DraftEditor,
  { holdSeconds, prepareToWait }: PublishOptions,
  { clock, server, outbox, uploads }: Dependencies,
): Promise<Outcome> {
  const id = entry.draft.idempotencyKey
  // Should the row that is marked be unreadable, its text is known to be this post all the same.
  editor.noteTried(tryAt(entry.draft, entry.visibility, clock.now()))
  const unstored = await putIn(outbox, entry, editor)
  const isStored = unstored === null
  // The later parts of a thread must be stored before the first post is out.
  if (unstored && laterParts(entry.draft.text) !== null)
    return comeBack(entry, { latest: entry, isStored, error: unstored.error }, editor, outbox)
  if (holdSeconds > 0) {
    if (unstored) return comeBack(entry, { latest: entry, isStored, error: unstored.error }, editor, outbox)
    await editor.leave(id, [])
    return { kind: 'held' }
  }
  const noteTried = async ({ draft }: OutboxEntry) => editor.noteTried(draft)
  const attempt = outbox.begin(entry, server.token(), isStored ? (latest) => outbox.save(latest) : noteTried)
  try {
    requireFiles(entry, uploads)
    const post = await attempt.run()
    if (isStored) await outbox.advance(entry, post)
    await editor.leave(id, [])
    for (const { key } of entry.draft.attachments) uploads.drop(key)
    return { kind: 'sent', post, entry }
  } catch (error) {
    if (error instanceof Stopped) throw error
    const { latest } = attempt
    const problem = failureOf(error)
    const mayWait = isStored && isTemporary(problem)
    if (mayWait && (await letWait(outbox, outbox.failed(entry, latest, error), prepareToWait))) {
      await editor.leave(id, [])
      return { kind: 'waiting', problem }
    }
    return comeBack(entry, { latest, isStored, error }, editor, outbox)
  }
}

/** Puts a draft into the outbox. Returns why it could not be stored there; null where it is. */
async function putIn(
  outbox: Outbox,
  entry: OutboxEntry,
  editor: DraftEditor,
): Promise<{ error: unknown } | null> {
  try {
    await editor.queue(entry.draft.idempotencyKey, entry.draft.text, [outbox.put(entry)])
    await outbox.changed()
    return null
  } catch (error) {
    return { error }
  }
}

/** Throws why a file is not at the server, where it could not be sent. */
function requireFiles({ draft }: OutboxEntry, uploads: Uploads): void {
  for (const attachment of draft.attachments) {
    const problem = temporaryProblem(uploads.states.current(), attachment)
    if (problem !== null) throw problem
  }
}

/**
 * Leaves a post in the outbox. Returns false where it could neither be shown nor stored: it stays where it
 * was written.
 */
async function letWait(
  outbox: Outbox,
  waiting: OutboxEntry,
  prepareToWait: PublishOptions['prepareToWait'],
): Promise<boolean> {
  try {
    await prepareToWait()
    await outbox.change(waiting)
    return true
  } catch (error) {
    if (error instanceof Stopped) throw error
    return false // its author hears why it could not be sent
  }
}

interface FailedTry {
  /** The entry as the try has left it. */
  latest: OutboxEntry
  /** Whether it lies in the outbox. */
  isStored: boolean
  error: unknown
}

/** Brings a post back into its editor, with the audience as it was chosen there. */
async function comeBack(
  before: OutboxEntry,
  { latest, isStored, error }: FailedTry,
  editor: DraftEditor,
  outbox: Outbox,
): Promise<Outcome> {
  outbox.stopIfLeft()
  const entry = outbox.failed(before, latest, error)
  const id = before.draft.idempotencyKey
  const draft = { ...entry.draft, visibility: before.draft.visibility }
  if (await editor.refuse(id, draft, error, isStored ? [outbox.remove(id)] : [])) {
    if (isStored) await outbox.changed()
    return { kind: 'refused', error }
  }
  if (isStored) await outbox.change(entry)
  return { kind: 'stopped', entry }
}
