/**
 * Reads the values of the database by their schemas. A value that does not fit is kept apart as unreadable.
 */
import {
  array,
  boolean,
  custom,
  type GenericSchema,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  safeParse,
  string,
  union,
} from 'valibot'
import { Attachment } from '#contract/entities/attachment.ts'
import { POLL_UNITS } from '#domain/composer/poll-draft.ts'
import type { RowValue, Table } from './tables.ts'

const Visibility = picklist(['public', 'private', 'subscribers', 'conversation', 'direct'])

export const DraftAttachment = object({
  key: string(),
  name: string(),
  mediaType: string(),
  description: string(),
  uploaded: nullable(Attachment),
  isPublished: optional(boolean()),
  isOriginal: optional(boolean()),
})

const Poll = object({
  options: array(string()),
  multiple: boolean(),
  amount: number(),
  unit: picklist(POLL_UNITS),
})

const SentPoll = object({ options: array(string()), expires_in: number(), multiple: boolean() })

export const Tried = object({
  at: number(),
  texts: array(string()),
  visibilities: array(Visibility),
  fileCounts: array(number()),
  polls: array(nullable(SentPoll)),
  groupIds: optional(array(nullable(string()))),
})

const draftFields = {
  visibility: nullable(Visibility),
  sensitive: boolean(),
  poll: nullable(Poll),
  attachments: array(DraftAttachment),
  language: optional(nullable(string())),
  groupId: optional(nullable(string())),
  idempotencyKey: string(),
  tried: nullable(Tried),
  changedAt: nullable(number()),
}

const DraftRow = union([
  object({ kind: literal('draft'), text: string(), ...draftFields }),
  object({
    kind: literal('edit'),
    text: string(),
    sensitive: boolean(),
    attachments: array(DraftAttachment),
    language: optional(nullable(string())),
    editedAt: nullable(string()),
    changedAt: nullable(number()),
  }),
  object({ kind: literal('queued'), id: string(), text: string() }),
])

const DraftContext = union([
  object({ kind: literal('new') }),
  object({ kind: literal('group'), groupId: string() }),
  object({ kind: picklist(['reply', 'quote']), postId: string() }),
])

const OutboxEntry = object({
  context: DraftContext,
  draft: object({ text: string(), ...draftFields }),
  visibility: Visibility,
  accountId: string(),
  state: picklist(['held', 'sending', 'waiting', 'stopped']),
  tries: number(),
  queuedAt: number(),
  lastTryAt: number(),
  nextTryAt: number(),
  problem: nullable(
    object({
      kind: picklist(['refused', 'unreachable', 'unreadable', 'file', 'broken']),
      status: number(),
      message: string(),
      retryAfter: nullable(number()),
      words: optional(string()),
    }),
  ),
})

const ReceiptRow = object({
  invoiceId: string(),
  recipientId: string(),
  acct: nullable(string()),
  name: nullable(string()),
  amount: number(),
  status: string(),
  createdAt: string(),
  until: nullable(string()),
})

const SCHEMAS: { [T in Table]: GenericSchema<unknown, RowValue<T>> } = {
  drafts: DraftRow,
  files: custom<Blob>((value) => value instanceof Blob),
  outbox: OutboxEntry,
  receipts: ReceiptRow,
  archive: custom<Blob>((value) => value instanceof Blob),
}

/** Returns the stored value of a row, or undefined for one that does not fit the schema of its table. */
export function readValue<T extends Table>(table: T, value: unknown): RowValue<T> | undefined {
  const schema: GenericSchema<unknown, RowValue<T>> = SCHEMAS[table]
  const read = safeParse(schema, value)
  return read.success ? read.output : undefined
}
