/** The error of a merged feed (docs/spec/feeds.md#gaps-of-a-merged-feed). */
import type { Source } from '#domain/merged-feed/merged-feed.ts'
import { ApiError } from '../connection/api-error.ts'

/** Says which sources of a merged feed could not be loaded, with the reason of the first. */
export class SourceError extends ApiError {
  readonly sources: readonly Source[]

  constructor(reason: ApiError, sources: readonly Source[]) {
    const { kind, message, status, retryAfter, words } = reason
    super(kind, message, { status, retryAfter, words, cause: reason })
    this.sources = sources
  }
}
