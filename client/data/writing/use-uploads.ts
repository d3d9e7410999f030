/** Files on their way to the server, as components see them. */
import type { DraftAttachment } from '#domain/composer/draft.ts'
import type { UploadState } from '#domain/composer/upload-state.ts'
import { useStore } from '#platform/storage/store.ts'
import { useWriting } from './current-engine.ts'
import { isUploading, mayLeave } from './upload-states.ts'

/** Returns where a file is on its way; null when it is not on its way. */
export const useUpload = (key: string): UploadState | null =>
  useStore(useWriting().uploads.states, (states) => states.get(key) ?? null)

/**
 * Returns whether the post may leave its editor: the server has every file, or will have it once it can be
 * reached.
 */
export const useMayLeave = (attachments: readonly DraftAttachment[]): boolean =>
  useStore(useWriting().uploads.states, (states) => mayLeave(states, attachments))

/** Returns whether a file is on its way or waits for its turn. */
export const useIsUploading = (attachments: readonly DraftAttachment[]): boolean =>
  useStore(useWriting().uploads.states, (states) => isUploading(states, attachments))
