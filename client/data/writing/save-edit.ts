/**
 * Saves an edit. What is saved is no longer kept; what is refused stays in its editor
 * (docs/spec/writing.md#an-edit-replaces-the-post, docs/spec/drafts-and-outbox.md#unsaved-edits).
 */
import type { Post, PostSource } from '#contract/entities/post.ts'
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
 * (docs/server/writing.md#edit).
 */
export async function saveEdit(
  editor: EditEditor,
  post: Post,
  { title }: Pick<PostSource, 'title'>,
  { attempt, server, uploads }: { attempt: string; server: Server; uploads: Uploads },
): Promise<SaveOutcome> {
  const letGo = editor.hold()
  await editor.confirm()
  const edit = editor.publish(attempt)
  try {
    if (!edit) return { kind: 'nothing' }
    const { text, sensitive, attachments } = edit
    const edited = {
      text,
      sensitive,
      mediaIds: await uploads.mediaIds(attachments),
      title,
      language: post.language,
      quoted: quoteOf(post)?.id ?? null,
    }
    const saved = await server.edit(post.id, edited, server.token())
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
