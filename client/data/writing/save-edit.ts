/**
 * Saves an edit. A saved one is no longer stored, a refused one stays in its editor
 * (docs/spec/writing.md#an-edit-replaces-the-post, docs/spec/drafts-and-outbox.md#unsaved-edits).
 * The version of another device is not overwritten unseen (docs/spec/writing.md#two-who-edit-one-post).
 */
import type { Post, PostSource } from '#contract/entities/post.ts'
import { isSameLanguage, type PostEdit } from '#domain/composer/edit.ts'
import { EditConflict, isEditedElsewhere } from '#domain/composer/edit-conflict.ts'
import { quoteOf } from '#domain/post/quote-of.ts'
import type { EditEditor } from './editors.ts'
import type { Server } from './ports.ts'
import type { Uploads } from './uploads.ts'

export type SaveOutcome =
  | { kind: 'saved'; post: Post }
  | { kind: 'refused'; error: unknown }
  /** There was nothing to save. */
  | { kind: 'nothing' }

/**
 * Replaces a post by what its editor holds. Everything that is not sent back would be lost
 * (docs/server/writing.md#edit). Refuses with `EditConflict` where the post was edited since the edit began;
 * `seenAt` is the time of an edit that is to be overwritten.
 */
export async function saveEdit(
  editor: EditEditor,
  post: Post,
  { title }: Pick<PostSource, 'title'>,
  {
    attempt,
    server,
    uploads,
    seenAt,
  }: { attempt: string; server: Server; uploads: Uploads; seenAt: string | null },
): Promise<SaveOutcome> {
  const letGo = editor.hold()
  await editor.confirm()
  const begunAt = editor.base?.editedAt ?? null
  const before = editor.state.current()
  // It goes on with words from an earlier time, which were not written about this version.
  const isOutdated = before.stage === 'writing' && before.restored === 'outdated'
  const edit = editor.publish(attempt)
  try {
    if (!edit) return { kind: 'nothing' }
    const { text, sensitive, attachments, language } = edit
    const token = server.token()
    const now = await server.post(post.id, token)
    const isChanged = isOutdated || now.edited_at !== begunAt
    const theirs = isChanged ? await server.source(post.id, token) : null
    // An earlier try whose answer was lost may have made the same of it.
    if (theirs && isEditedElsewhere(now, { begunAt, seenAt, isOutdated }) && !isAsEdited(now, theirs, edit)) {
      throw new EditConflict(now, theirs)
    }
    const edited = {
      text,
      sensitive,
      mediaIds: await uploads.mediaIds(attachments),
      title: theirs ? theirs.title : title,
      language: language === undefined ? now.language : language,
      quoted: quoteOf(now)?.id ?? null,
    }
    const saved = await server.edit(post.id, edited, token)
    await editor.leave(attempt, [])
    for (const { key } of attachments) uploads.drop(key)
    return { kind: 'saved', post: saved }
  } catch (error) {
    if (edit) await editor.refuse(attempt, edit, error, [])
    return { kind: 'refused', error }
  } finally {
    letGo()
  }
}

/** Returns whether the post holds the words and the files of an edit already. */
function isAsEdited(
  { sensitive, media_attachments, language }: Post,
  { text }: PostSource,
  edit: PostEdit,
): boolean {
  const files = edit.attachments.map(({ uploaded }) => uploaded?.id)
  return (
    text === edit.text &&
    sensitive === edit.sensitive &&
    isSameLanguage(language, edit.language) &&
    media_attachments.map(({ id }) => id).join(' ') === files.join(' ')
  )
}
