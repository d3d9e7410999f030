/**
 * The two kinds of content that an editor holds, and how each is stored
 * (docs/spec/drafts-and-outbox.md#drafts, docs/spec/drafts-and-outbox.md#unsaved-edits).
 */
import { type Draft, emptyDraft, isUntouched, type Tried } from '#domain/composer/draft.ts'
import type { DraftRow } from '#domain/composer/draft-row.ts'
import { isSameEdit, type PostEdit } from '#domain/composer/edit.ts'
import type { Restored } from '#domain/composer/editor-state.ts'

/** The post as it is published, before the edit. */
export interface EditBase {
  post: PostEdit
  /** When it was edited last; null when it never was. */
  editedAt: string | null
}

/** A draft that may have reached the server: its key, and what was tried with it. */
export interface TriedDraft {
  idempotencyKey: string
  tried: Tried
}

export interface ContentKind<Content, Base> {
  /** Returns the content of an editor in which nothing was written. */
  empty: (base: Base, newKey: string) => Content
  /**
   * Returns what is known from the text alone, from the base where there is one, and from `tried` where it
   * was tried before.
   */
  fromText: (text: string, base: Base | null, newKey: string, tried: TriedDraft | null) => Content
  /** Returns the content that lies in the database; null where the row is of another kind. */
  fromRow: (row: DraftRow, text: string) => Content | null
  toRow: (content: Content, base: Base, now: number) => DraftRow
  /** Returns whether there is nothing to keep. */
  isUntouched: (content: Content, base: Base) => boolean
  /** Returns how a stored row relates to the post as it is now. */
  restored: (row: DraftRow, content: Content, base: Base) => Restored
  triedOf: (content: Content) => TriedDraft | null
}

/** Drafts. Their base is the text that the editor begins with. */
export const draftKind: ContentKind<Draft, string> = {
  empty: (prefill, newKey) => emptyDraft(prefill, newKey),
  fromText: (text, _prefill, newKey, tried) => ({ ...emptyDraft(text, newKey), ...tried }),
  fromRow(row, text) {
    if (row.kind !== 'draft') return null
    const { kind: _, ...draft } = row
    return { ...draft, text }
  },
  toRow: (draft, _prefill, now) => ({ kind: 'draft', ...draft, changedAt: now }),
  isUntouched,
  restored: () => null,
  triedOf: ({ idempotencyKey, tried }) => tried && { idempotencyKey, tried },
}

const NOTHING: PostEdit = { text: '', sensitive: false, attachments: [] }

/** Edits. Their base is the published post. */
export const editKind: ContentKind<PostEdit, EditBase> = {
  empty: ({ post }) => post,
  fromText: (text, base) => ({ ...(base?.post ?? NOTHING), text }),
  fromRow: (row, text) =>
    row.kind === 'edit'
      ? { text, sensitive: row.sensitive, attachments: row.attachments, language: row.language }
      : null,
  toRow: ({ text, sensitive, attachments, language }, { editedAt }, now) => ({
    kind: 'edit',
    text,
    sensitive,
    attachments,
    language,
    editedAt,
    changedAt: now,
  }),
  isUntouched: (edit, { post }) => isSameEdit(edit, post),
  restored(row, edit, { post, editedAt }) {
    if (row.kind !== 'edit' || isSameEdit(edit, post)) return null
    return row.editedAt === editedAt ? 'current' : 'outdated'
  },
  triedOf: () => null,
}
