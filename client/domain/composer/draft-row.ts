/**
 * The row that the database keeps of a draft or an edit. Its text lies in local storage, which is written at
 * once and has the last word; the row has a copy
 * (docs/spec/drafts-and-outbox.md#the-rest-of-a-draft).
 */
import type { Draft, DraftAttachment } from './draft.ts'

export type DraftRow =
  | ({ kind: 'draft'; text: string } & Omit<Draft, 'text'>)
  | {
      kind: 'edit'
      text: string
      sensitive: boolean
      attachments: readonly DraftAttachment[]
      language?: string | null | undefined
      /**
       * When the post had been edited last before this edit began; another time means that the post has
       * changed since.
       */
      editedAt: string | null
      /** In milliseconds; null when nobody knows. */
      changedAt: number | null
    }
  /**
   * The text went into the outbox as the entry `id`. The copy in local storage is left over when it is the
   * same `text`.
   */
  | { kind: 'queued'; id: string; text: string }
