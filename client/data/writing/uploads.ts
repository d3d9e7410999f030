/**
 * Files on their way to the server. It goes on while its author looks elsewhere
 * (docs/spec/attachments.md#uploads, docs/spec/attachments.md#how-a-file-is-uploaded).
 */
import type { Attachment } from '#contract/entities/attachment.ts'
import { descriptionToSend, FileProblem, isDescribed } from '#domain/composer/attachment.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import type { Store } from '#platform/storage/store.ts'
import type { AttachedFiles } from './attached-files.ts'
import type { SendOptions, Server } from './ports.ts'
import { type OnUploaded, UploadQueue } from './upload-queue.ts'
import type { UploadStates } from './upload-states.ts'

export interface Uploads {
  states: Store<UploadStates>
  /** The file that has arrived last; null before the first. */
  arrived: Store<string | null>
  /**
   * Sends what the list has and the server has not. Called whenever the list has changed; asking twice
   * changes nothing.
   */
  sendMissing: (attachments: readonly DraftAttachment[], onUploaded: OnUploaded) => void
  /** Sends one file now. Rejects with `ApiError` or `FileProblem`. */
  send: (attachment: DraftAttachment, options: SendOptions) => Promise<Attachment>
  cancel: (key: string) => void
  retry: (key: string) => void
  /**
   * Forgets a file that was taken out of its post. What the server has of it, the server throws away after
   * some weeks (docs/server/media.md#order-of-attachments).
   */
  drop: (key: string) => void
  /** Sends the description of an uploaded file where it has changed. */
  describe: (attachment: DraftAttachment) => Promise<Attachment | null>
  /** Returns the ids of the files in the order shown; their descriptions are at the server then. */
  mediaIds: (attachments: readonly DraftAttachment[]) => Promise<string[]>
  stop: () => void
}

export function createUploads(server: Server, files: AttachedFiles): Uploads {
  const queue = new UploadQueue((attachment, options) =>
    send(attachment, { token: server.token(), ...options }),
  )

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
    states: queue.states,
    arrived: queue.arrived,
    sendMissing(attachments, onUploaded) {
      for (const attachment of attachments) files.rememberAddress(attachment)
      queue.put(attachments, onUploaded)
    },
    send,
    cancel: (key) => queue.cancel(key),
    retry: (key) => queue.retry(key),
    drop(key) {
      queue.drop(key)
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
    stop: () => queue.stop(),
  }
}
