/**
 * The files that wait for their upload, one after the other in the order shown, because the server orders the
 * files of a post by the time they came (docs/server/media.md#order-of-attachments).
 */
import type { Attachment } from '#contract/entities/attachment.ts'
import { FileProblem } from '#domain/composer/attachment.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import type { UploadState } from '#domain/composer/upload-state.ts'
import { createStore } from '#platform/storage/store.ts'
import type { SendOptions } from './ports.ts'
import { isPending, type UploadStates } from './upload-states.ts'

export type OnUploaded = (key: string, uploaded: Attachment) => void

interface Job {
  attachment: DraftAttachment
  onUploaded: OnUploaded
}

type SendFile = (attachment: DraftAttachment, options: Omit<SendOptions, 'token'>) => Promise<Attachment>

/**
 * Returns whether the author wants the file in another form than the one in which it is sent: as it is, or
 * cleaned.
 */
const isOtherwise = (before: DraftAttachment | undefined, now: DraftAttachment) =>
  before !== undefined && (before.isOriginal ?? false) !== (now.isOriginal ?? false)

export class UploadQueue {
  readonly states = createStore<UploadStates>(new Map())
  readonly arrived = createStore<string | null>(null)
  readonly #send: SendFile
  /** In the order in which they are sent. */
  readonly #jobs = new Map<string, Job>()
  #running: { key: string; abort: AbortController } | null = null
  #isStopped = false

  constructor(send: SendFile) {
    this.#send = send
  }

  /** Brings the files of a list into its order, and sends what the server has not. */
  put(attachments: readonly DraftAttachment[], onUploaded: OnUploaded): void {
    for (const attachment of attachments) {
      const { key } = attachment
      if (isOtherwise(this.#jobs.get(key)?.attachment, attachment)) this.#startOver(key)
      this.#jobs.delete(key) // and in again behind the others: the order of the list
      if (attachment.uploaded === null) this.#jobs.set(key, { attachment, onUploaded })
    }
    const first = attachments.find((one) => isPending(this.states.current(), one))
    const isOfList = attachments.some(({ key }) => key === this.#running?.key)
    const isOvertaking = isOfList && first?.key !== this.#running?.key
    if (isOvertaking) this.#running?.abort.abort()
    void this.#sendNext()
  }

  cancel(key: string): void {
    const reason = new FileProblem('cancelled')
    if (this.#running?.key === key) this.#running.abort.abort(reason)
    else this.#show(key, { stage: 'failed', error: reason })
  }

  retry(key: string): void {
    this.#show(key, null)
    void this.#sendNext()
  }

  drop(key: string): void {
    this.#jobs.delete(key)
    this.#show(key, null)
    if (this.#running?.key === key) this.#running.abort.abort()
  }

  stop(): void {
    this.#isStopped = true
    this.#jobs.clear()
    this.#running?.abort.abort()
  }

  #show(key: string, upload: UploadState | null): void {
    const next = new Map(this.states.current())
    if (upload) next.set(key, upload)
    else next.delete(key)
    this.states.set(next)
  }

  async #sendNext(): Promise<void> {
    const states = this.states.current()
    const job = Array.from(this.#jobs.values()).find(({ attachment }) => isPending(states, attachment))
    if (this.#running || !job || this.#isStopped) return
    const { key } = job.attachment
    const abort = new AbortController()
    this.#running = { key, abort }
    this.#show(key, { stage: 'sending', progress: 0 })
    try {
      const uploaded = await this.#send(job.attachment, {
        signal: abort.signal,
        onProgress: (progress) => this.#show(key, { stage: 'sending', progress }),
      })
      abort.signal.throwIfAborted() // it may have arrived in a form that nobody wants any more
      this.#show(key, null)
      this.#jobs.delete(key)
      job.onUploaded(key, uploaded)
      this.arrived.set(key)
    } catch (error) {
      if (this.#jobs.has(key)) this.#fail(key, error, abort.signal)
    }
    this.#running = null
    void this.#sendNext()
  }

  /** Sends a file anew, whatever has become of it. */
  #startOver(key: string): void {
    if (this.#running?.key === key) this.#running.abort.abort()
    else this.#show(key, null)
  }

  /** A reason means that somebody wants it stopped; without one it only waits for another turn. */
  #fail(key: string, error: unknown, signal: AbortSignal): void {
    const isWanted = signal.reason instanceof FileProblem
    if (!signal.aborted) console.error('the upload failed', error)
    this.#show(key, signal.aborted && !isWanted ? null : { stage: 'failed', error })
  }
}
