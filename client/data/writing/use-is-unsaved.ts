/** Tells components whether this browser refuses to keep a part of what is written. */
import type { DraftAttachment } from '#domain/composer/draft.ts'
import { type WritingContext, writingKey } from '#domain/composer/draft-key.ts'
import { useStore } from '#platform/storage/store.ts'
import { useWriting } from './current-engine.ts'
import { isUnsaved } from './unsaved.ts'

/** Returns whether a part of a draft or an edit is in memory alone. */
export const useIsUnsaved = (context: WritingContext, attachments: readonly DraftAttachment[]): boolean =>
  useStore(useWriting().unsaved.names, (names) => isUnsaved(names, writingKey(context), attachments))
