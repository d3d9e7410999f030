/** Where an edit is kept that was not saved (docs/spec/drafts-and-outbox.md#unsaved-edits). */

const PREFIX = 'post_edit_'

/** Never the key of a draft: an edit can become nothing but that edit, and a draft can edit nothing. */
export const editKey = (postId: string) => `${PREFIX}${postId}`

export const isEditKey = (key: string) => key.startsWith(PREFIX)
