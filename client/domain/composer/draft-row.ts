/**
 * The row that the database keeps of a draft or an edit: everything but its text, which lies in local storage
 * (docs/spec/drafts-and-outbox.md#the-rest-of-a-draft).
 */
import type { Draft, DraftAttachment } from './draft.ts'

export type DraftRow =
  | ({ kind: 'draft' } & Omit<Draft, 'text'>)
  | {
      kind: 'edit'
      sensitive: boolean
      attachments: readonly DraftAttachment[]
      /** When the post had been edited last before this edit began; another time means that the post has changed since. */
      editedAt: string | null
      /** In milliseconds; null when nobody knows. */
      changedAt: number | null
    }
  /** The text went into the outbox as the entry `id`. The copy in local storage is left over when it is the same `text`. */
  | { kind: 'queued'; id: string; text: string }
