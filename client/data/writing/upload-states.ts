/** How far the files of a post are, and what that means for the post (docs/spec/attachments.md#uploads). */
import { isUploaded } from '#domain/composer/attachment.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import { isUnsent, type UploadState } from '#domain/composer/upload-state.ts'
import { failureOf } from '../connection/failure.ts'

/** The files that have not arrived, by key. */
export type UploadStates = ReadonlyMap<string, UploadState>

/**
 * Returns why a file is not at the server, where it could not be sent: its post can wait with it then. A
 * refusal is another thing.
 */
export function temporaryProblem(states: UploadStates, { key, uploaded }: DraftAttachment): unknown {
  const upload = states.get(key)
  if (uploaded !== null || upload?.stage !== 'failed') return null
  return isUnsent(failureOf(upload.error)) ? upload.error : null
}

/**
 * Returns whether the post may leave the editor: what the server has not, it will have once it can be
 * reached.
 */
export const mayLeave = (states: UploadStates, attachments: readonly DraftAttachment[]): boolean =>
  attachments.every((one) => isUploaded(one) || temporaryProblem(states, one) !== null)

/** Returns whether a file is on its way or waits for its turn. */
export const isPending = (states: UploadStates, { key, uploaded }: DraftAttachment) =>
  uploaded === null && states.get(key)?.stage !== 'failed'

/** Returns whether something is on its way or waits for its turn; what failed does not count. */
export const isUploading = (states: UploadStates, attachments: readonly DraftAttachment[]): boolean =>
  attachments.some((one) => isPending(states, one))
