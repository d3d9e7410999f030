/**
 * The place where something is written, and its key in the browser's storage
 * (docs/spec/drafts-and-outbox.md#drafts, docs/spec/conventions.md#keys-in-the-browsers-storage).
 */

/** A new post, one that is written on the page of a group, a reply to a post, or a quote of one. */
export type DraftContext =
  | { kind: 'new' }
  | { kind: 'group'; groupId: string }
  | { kind: 'reply' | 'quote'; postId: string }

export type EditContext = { kind: 'edit'; postId: string }

/** Everything that is written in an editor of its own. */
export type WritingContext = DraftContext | EditContext

export const DRAFT_PREFIX = 'post_content_'
/** Never the key of a draft: an edit can become nothing but that edit, and a draft can edit nothing. */
export const EDIT_PREFIX = 'edit_content_'

/** Returns the key under which the text lies in local storage, and the rest in the database. */
export function writingKey(context: WritingContext): string {
  switch (context.kind) {
    case 'new':
      return `${DRAFT_PREFIX}new`
    case 'group':
      return `${DRAFT_PREFIX}${context.groupId}_group`
    case 'reply':
      return `${DRAFT_PREFIX}${context.postId}`
    case 'quote':
      return `${DRAFT_PREFIX}${context.postId}_repost`
    case 'edit':
      return `${EDIT_PREFIX}${context.postId}`
  }
}

export const isDraftKey = (key: string) => key.startsWith(DRAFT_PREFIX)

/** Stands for the text of a draft that has none, only files for example: an empty text is no draft. */
const NO_TEXT = '\n'

/** Returns what local storage holds for a text. */
export const storedFor = (key: string, text: string | null) =>
  text === '' && isDraftKey(key) ? NO_TEXT : text

/**
 * Returns the text that local storage holds; null where nothing waits. Other clients leave empty texts
 * behind.
 */
export function textFrom(key: string, stored: string | null): string | null {
  if (!isDraftKey(key)) return stored
  return stored === NO_TEXT ? '' : stored || null
}

export const isWritingKey = (key: string) => isDraftKey(key) || key.startsWith(EDIT_PREFIX)
