/**
 * One try at a post of the outbox: its files go first, then the post, and whatever changes of it is stored
 * before it goes on.
 */
import type { Post } from '#contract/entities/post.ts'
import { isUploaded, withUploaded } from '#domain/composer/attachment.ts'
import { tryAt } from '#domain/composer/draft.ts'
import type { OutboxEntry } from '#domain/composer/outbox.ts'
import type { Clock } from './ports.ts'
import type { PublishOnce } from './publish-once.ts'
import type { Uploads } from './uploads.ts'

export interface TryDependencies {
  token: string | null
  clock: Clock
  uploads: Uploads
  publishOnce: PublishOnce
  /** Keeps the entry as it is now. */
  save: (entry: OutboxEntry) => Promise<void>
}

export class OutboxTry {
  /** The entry as it was stored last, with the files that have arrived. */
  latest: OutboxEntry
  readonly #dependencies: TryDependencies

  constructor(entry: OutboxEntry, dependencies: TryDependencies) {
    this.latest = entry
    this.#dependencies = dependencies
  }

  /** Sends the post. Rejects with `ApiError` or `FileProblem`. */
  async run(): Promise<Post> {
    const { token, clock, publishOnce } = this.#dependencies
    await this.#sendFiles()
    const { tried } = this.latest.draft
    await this.#note({
      ...this.latest,
      draft: tryAt(this.latest.draft, this.latest.visibility, clock.now()),
    })
    return publishOnce(this.latest, {
      tried,
      token,
      onUploadedAgain: (attachments) => this.#noteFiles(attachments),
    })
  }

  /**
   * Files that could not be sent in the editor go before their post; each that has arrived is stored at once.
   */
  async #sendFiles(): Promise<void> {
    const { token, uploads } = this.#dependencies
    for (;;) {
      const { attachments } = this.latest.draft
      const missing = attachments.find((attachment) => !isUploaded(attachment))
      if (!missing) return
      const uploaded = await uploads.send(missing, { token })
      await this.#noteFiles(withUploaded(attachments, missing.key, uploaded))
    }
  }

  #noteFiles(attachments: OutboxEntry['draft']['attachments']): Promise<void> {
    return this.#note({ ...this.latest, draft: { ...this.latest.draft, attachments } })
  }

  #note(entry: OutboxEntry): Promise<void> {
    this.latest = entry
    return this.#dependencies.save(entry)
  }
}
