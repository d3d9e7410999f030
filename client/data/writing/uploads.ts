/**
 * Files on their way to the server: one after the other in the order shown, because the server orders the files of a post
 * by the time they came (docs/server/media.md#order-of-attachments). It goes on while its author looks elsewhere
 * (docs/spec/attachments.md#uploads, docs/spec/attachments.md#how-a-file-is-uploaded).
 */
import type { Attachment } from '#contract/entities/attachment.ts'
import { descriptionToSend, FileProblem, isDescribed, isUploaded } from '#domain/composer/attachment.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import { isUnsent, type UploadState } from '#domain/composer/upload-state.ts'
import { createStore, type Store } from '#platform/store.ts'
import { failureOf } from '../connection/failure.ts'
import type { AttachedFiles } from './attached-files.ts'
import type { SendOptions, Server } from './ports.ts'

type OnUploaded = (key: string, uploaded: Attachment) => void

interface Job {
  attachment: DraftAttachment
  onUploaded: OnUploaded
}

export interface Uploads {
  /** The files that have not arrived, by key. */
  states: Store<ReadonlyMap<string, UploadState>>
  /** The file that has arrived last; null before the first. */
  arrived: Store<string | null>
  /** Sends what the list has and the server has not. Called whenever the list has changed; asking twice changes nothing. */
  sendMissing: (attachments: readonly DraftAttachment[], onUploaded: OnUploaded) => void
  /** Sends one file now. Rejects with `ApiError` or `FileProblem`. */
  send: (attachment: DraftAttachment, options: SendOptions) => Promise<Attachment>
  cancel: (key: string) => void
  retry: (key: string) => void
  /**
   * Forgets a file that was taken out of its post. What the server has of it, the server throws away after some weeks
   * (docs/server/media.md#order-of-attachments).
   */
  drop: (key: string) => void
  /** Sends the description of an uploaded file where it has changed. */
  describe: (attachment: DraftAttachment) => Promise<Attachment | null>
  /** Returns the ids of the files in the order shown; their descriptions are at the server then. */
  mediaIds: (attachments: readonly DraftAttachment[]) => Promise<string[]>
  stop: () => void
}

/** Returns why a file is not at the server, where it could not be sent: its post can wait with it then. A refusal is another thing. */
export function temporaryProblem(
  states: ReadonlyMap<string, UploadState>,
  { key, uploaded }: DraftAttachment,
): unknown {
  const upload = states.get(key)
  if (uploaded !== null || upload?.stage !== 'failed') return null
  return isUnsent(failureOf(upload.error)) ? upload.error : null
}

/** Returns whether the author wants the file in another form than the one in which it is sent: as it is, or cleaned. */
const isOtherwise = (before: DraftAttachment | undefined, now: DraftAttachment) =>
  before !== undefined && (before.isOriginal ?? false) !== (now.isOriginal ?? false)

/** Returns whether the post may leave the editor: what the server has not, it will have once it can be reached. */
export const mayLeave = (
  states: ReadonlyMap<string, UploadState>,
  attachments: readonly DraftAttachment[],
): boolean => attachments.every((one) => isUploaded(one) || temporaryProblem(states, one) !== null)

const isPending = (states: ReadonlyMap<string, UploadState>, { key, uploaded }: DraftAttachment) =>
  uploaded === null && states.get(key)?.stage !== 'failed'

/** Returns whether something is on its way or waits for its turn; what failed does not count. */
export const isUploading = (
  states: ReadonlyMap<string, UploadState>,
  attachments: readonly DraftAttachment[],
): boolean => attachments.some((one) => isPending(states, one))

export function createUploads(server: Server, files: AttachedFiles): Uploads {
  const states = createStore<ReadonlyMap<string, UploadState>>(new Map())
  const arrived = createStore<string | null>(null)
  /** In the order in which they are sent. */
  const jobs = new Map<string, Job>()
  let running: { key: string; abort: AbortController } | null = null
  let isStopped = false

  function show(key: string, upload: UploadState | null): void {
    const next = new Map(states.current())
    if (upload) next.set(key, upload)
    else next.delete(key)
    states.set(next)
  }

  async function sendNext(): Promise<void> {
    const job = Array.from(jobs.values()).find(({ attachment }) => isPending(states.current(), attachment))
    if (running || !job || isStopped) return
    const { key } = job.attachment
    const abort = new AbortController()
    running = { key, abort }
    show(key, { stage: 'sending', progress: 0 })
    try {
      const uploaded = await send(job.attachment, {
        token: server.token(),
        signal: abort.signal,
        onProgress: (progress) => show(key, { stage: 'sending', progress }),
      })
      abort.signal.throwIfAborted() // it may have arrived in a form that nobody wants any more
      show(key, null)
      jobs.delete(key)
      job.onUploaded(key, uploaded)
      arrived.set(key)
    } catch (error) {
      if (jobs.has(key)) fail(key, error, abort.signal)
    }
    running = null
    void sendNext()
  }

  /** Sends a file anew, whatever has become of it. */
  function startOver(key: string): void {
    if (running?.key === key) running.abort.abort()
    else show(key, null)
  }

  /** A reason means that somebody wants it stopped; without one it only waits for another turn. */
  function fail(key: string, error: unknown, signal: AbortSignal): void {
    const isWanted = signal.reason instanceof FileProblem
    if (!signal.aborted) console.error('the upload failed', error)
    show(key, signal.aborted && !isWanted ? null : { stage: 'failed', error })
  }

  async function send(
    { key, description, isOriginal, isPublished }: DraftAttachment,
    options: SendOptions,
  ): Promise<Attachment> {
    const limit = await server.sizeLimit()
    const bytes = await files.bytesToSend(key, limit, isOriginal || isPublished)
    if (bytes.size > limit) throw new FileProblem('size')
    options.signal?.throwIfAborted()
    return server.upload({ bytes, description: descriptionToSend(description) }, options)
  }

  async function describe(attachment: DraftAttachment): Promise<Attachment | null> {
    const { uploaded, description } = attachment
    if (!uploaded || isDescribed(attachment)) return uploaded
    return server.describe(uploaded.id, descriptionToSend(description))
  }

  return {
    states,
    arrived,
    sendMissing(attachments, onUploaded) {
      for (const attachment of attachments) {
        files.rememberAddress(attachment)
        if (isOtherwise(jobs.get(attachment.key)?.attachment, attachment)) startOver(attachment.key)
        jobs.delete(attachment.key) // and in again behind the others: the order of the list
        if (attachment.uploaded === null) jobs.set(attachment.key, { attachment, onUploaded })
      }
      const first = attachments.find((one) => isPending(states.current(), one))
      const isOvertaking = first?.key !== running?.key && attachments.some(({ key }) => key === running?.key)
      if (isOvertaking) running?.abort.abort()
      void sendNext()
    },
    send,
    cancel(key) {
      const reason = new FileProblem('cancelled')
      if (running?.key === key) running.abort.abort(reason)
      else show(key, { stage: 'failed', error: reason })
    },
    retry(key) {
      show(key, null)
      void sendNext()
    },
    drop(key) {
      jobs.delete(key)
      show(key, null)
      if (running?.key === key) running.abort.abort()
      files.forget(key)
    },
    describe,
    async mediaIds(attachments) {
      const described = await Promise.all(attachments.map(describe))
      return described.map((uploaded) => {
        if (!uploaded) throw new FileProblem('missing')
        return uploaded.id
      })
    },
    stop() {
      isStopped = true
      jobs.clear()
      running?.abort.abort()
    },
  }
}
