/**
 * Sends what waits, when it may: at the start, when the connection is back, and again later each time it fails
 * (docs/spec/drafts-and-outbox.md#outbox, docs/spec/drafts-and-outbox.md#account-of-a-waiting-post,
 * docs/spec/drafts-and-outbox.md#files-that-wait).
 */
import type { QueryClient } from '@tanstack/react-query'
import { getViewer } from '#contract/endpoints/session.ts'
import type { Post } from '#contract/entities/post.ts'
import { isUploaded, withoutUploads, withUploaded } from '#domain/composer/attachment.ts'
import { tryAt } from '#domain/composer/draft.ts'
import {
  afterFailure,
  dueAt,
  entryId,
  isDue,
  type OutboxEntry,
  triedAfter,
  wantsFilesAgain,
} from '#domain/composer/outbox.ts'
import { withLock } from '#platform/locks.ts'
import { call } from '../connection/api.ts'
import { failureOf } from '../connection/failure.ts'
import { instanceQuery } from '../connection/instance.ts'
import { currentToken, subscribeToken } from '../connection/token.ts'
import { showPublished } from '../posts/published.ts'
import { adoptDraft } from './draft-store.ts'
import { currentOutbox, dropEntry, keepEntry, readEntry, subscribeOutbox } from './outbox-store.ts'
import { type Letter, publish } from './publish.ts'
import { dropUpload, uploadFile } from './uploads.ts'

/** Milliseconds. */
const SHORTEST_PAUSE = 1_000

const entryOf = (letter: Letter, now: number): OutboxEntry => ({
  ...letter,
  state: 'waiting',
  tries: 0,
  queuedAt: now,
  lastTryAt: now,
  nextTryAt: now,
  problem: null,
})

/** Puts a post aside that could not be sent; rejects where nothing can be kept. */
export function handOver(letter: Letter, error: unknown): Promise<void> {
  const now = Date.now()
  return keepEntry(afterFailure(entryOf(letter, now), failureOf(error), now, Math.random()))
}

/** Puts a post aside until its author cannot think again any more. */
export function holdBack(letter: Letter, seconds: number): Promise<void> {
  const now = Date.now()
  return keepEntry({ ...entryOf(letter, now), state: 'held', nextTryAt: now + seconds * 1000 })
}

export interface OutboxEvents {
  onSent: (post: Post, entry: OutboxEntry) => void
  onStopped: (entry: OutboxEntry) => void
}

/** One tab at a time sends an entry, and only as the account that wrote it. */
export async function sendEntry(client: QueryClient, id: string, events: OutboxEvents): Promise<void> {
  await withLock(lockOf(id), async () => {
    const kept = await readEntry(id)
    const token = currentToken()
    if (!kept || token === null) return
    try {
      const viewer = await call(getViewer, {}, { token })
      if (viewer.id !== kept.accountId) return
      const entry = await sendFiles(client, kept, token)
      const onItsWay = { ...entry, draft: tryAt(entry.draft, entry.visibility, Date.now()) }
      await keepEntry(onItsWay)
      const post = await publish(onItsWay, {
        tried: entry.draft.tried,
        token,
        onUploadedAgain: (attachments) =>
          keepEntry({ ...onItsWay, draft: { ...onItsWay.draft, attachments } }),
      })
      await dropEntry(id)
      for (const { key } of entry.draft.attachments) dropUpload(key)
      showPublished(client, post)
      events.onSent(post, entry)
    } catch (error) {
      await keepFailure(kept, error, events)
    }
  })
}

/** Files that could not be sent in the editor go before their post; each that has arrived is kept at once. */
async function sendFiles(client: QueryClient, entry: OutboxEntry, token: string): Promise<OutboxEntry> {
  const { draft } = entry
  const missing = draft.attachments.find((attachment) => !isUploaded(attachment))
  if (!missing) return entry
  const { configuration } = await client.ensureQueryData(instanceQuery)
  const sizeLimit = configuration.media_attachments.image_size_limit
  const uploaded = await uploadFile(missing, sizeLimit, { token })
  const attachments = withUploaded(draft.attachments, missing.key, uploaded)
  const further = { ...entry, draft: { ...draft, attachments } }
  await keepEntry(further)
  return sendFiles(client, further, token)
}

/** `before`: the entry before this try. */
async function keepFailure(before: OutboxEntry, error: unknown, events: OutboxEvents): Promise<void> {
  console.warn('a post could not be sent', error)
  const entry = await readEntry(entryId(before))
  if (!entry) return // signed out meanwhile
  const problem = failureOf(error)
  const { attachments, tried } = entry.draft
  const draft = {
    ...entry.draft,
    attachments: wantsFilesAgain(problem) ? withoutUploads(attachments) : attachments,
    tried: triedAfter(before.draft.tried, tried, problem),
  }
  const failed = afterFailure({ ...entry, draft }, problem, Date.now(), Math.random())
  await keepEntry(failed)
  if (failed.state === 'stopped') events.onStopped(failed)
}

/** Back into the editor it came from. `busy`: something else is being written there, so it stops here; `sending`: too late. */
export async function returnToEditor(id: string): Promise<'done' | 'busy' | 'sending'> {
  const done = await withLock(lockOf(id), async () => {
    const entry = await readEntry(id)
    if (!entry) return 'sending'
    const draft = { ...entry.draft, visibility: entry.visibility }
    if (!(await adoptDraft(entry.context, draft))) {
      await keepEntry({ ...entry, state: 'stopped', problem: entry.state === 'held' ? null : entry.problem })
      return 'busy'
    }
    await dropEntry(id)
    return 'done'
  })
  return done ?? 'sending'
}

/** Takes it out; what it answers can be put back with `keepEntry`. Null when it is just being sent. */
export const takeOut = (id: string): Promise<OutboxEntry | null> =>
  withLock(lockOf(id), async () => {
    const entry = await readEntry(id)
    if (entry) await dropEntry(id)
    return entry ?? null
  })

const lockOf = (id: string) => `kith-outbox-${id}`

/** Keeps sending until it is told to stop. */
export function runOutbox(client: QueryClient, accountId: string, events: OutboxEvents): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let betterSince = performance.timeOrigin

  const mayTry = (state: OutboxEntry['state']) =>
    // Without a connection the browser says when to go on; what was held finds out that there is none.
    state === 'held' || (state === 'waiting' && navigator.onLine)

  const waiting = () =>
    currentOutbox().filter((entry) => entry.accountId === accountId && mayTry(entry.state))

  function schedule(): void {
    clearTimeout(timer)
    if (isRunning || waiting().length === 0) return
    const next = Math.min(...waiting().map((entry) => dueAt(entry, betterSince)))
    timer = setTimeout(() => void sendDue(), Math.max(SHORTEST_PAUSE, next - Date.now()))
  }

  async function sendDue(): Promise<void> {
    isRunning = true
    try {
      for (const entry of waiting()) {
        if (isDue(entry, Date.now(), betterSince)) await sendEntry(client, entryId(entry), events)
      }
    } catch (error) {
      console.error('the outbox could not be emptied', error)
    }
    isRunning = false
    schedule()
  }

  function hope(): void {
    betterSince = Date.now()
    schedule()
  }

  const stops = [subscribeOutbox(schedule), subscribeToken(hope)]
  window.addEventListener('online', hope)
  schedule()
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', hope)
    for (const stop of stops) stop()
  }
}
