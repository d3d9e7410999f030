import { addAttachment } from '#server/world/media.ts'
import { addPost, type NewPost } from '#server/world/posts.ts'
import type { AccountRecord, AttachmentRecord, PostRecord } from '#server/world/records.ts'
import { mediaFile, typeOf } from '../media-files.ts'
import { spokenHtml } from './spoken-html.ts'
import type { Stage } from './stage.ts'

/** A file of `demo/media` that a post shows, and its description where the author wrote one. */
export interface Shown {
  file: string
  description?: string
}

/** A post as the material states it; `@handle` names people by username wherever they live. */
export interface Statement
  extends Omit<NewPost, 'author' | 'attachments' | 'created_at' | 'edited_at' | 'mentions'> {
  by: string
  /** Minutes before now. */
  at: number
  /** Minutes after it was written. */
  editedAfter?: number
  show?: readonly Shown[]
}

export function write(
  stage: Stage,
  { by, at, editedAfter, show = [], text, content, ...rest }: Statement,
): PostRecord {
  const author = stage.who(by)
  const created_at = stage.ago(at)
  return addPost(stage.world, {
    ...rest,
    ...(content === undefined ? said(stage, author, text ?? '') : { content }),
    author,
    created_at,
    attachments: show.map((shown) => attach(stage, by, shown, created_at)),
    ...(editedAfter !== undefined && { edited_at: created_at + editedAfter * 60_000 }),
  })
}

/** Markdown from people here, HTML from people elsewhere. */
function said(stage: Stage, author: AccountRecord, text: string): Partial<NewPost> {
  return author.host === null
    ? { text: addressed(stage, text) }
    : spokenHtml(text, author, (handle) => stage.people.get(handle))
}

/** Names of people elsewhere with their host, as somebody here has to type them. */
function addressed(stage: Stage, text: string): string {
  return text.replace(/(?<![\w/`])@([\w.]*\w)/g, (typed, handle: string) => {
    const person = stage.people.get(handle)
    return person ? `@${person.acct}` : typed
  })
}

function attach(stage: Stage, by: string, shown: Shown, created_at: number): AttachmentRecord {
  const { file: path, description = null } = shown
  const media_type = typeOf(path)
  const file = mediaFile(stage.world, path)
  return addAttachment(stage.world, { owner: stage.who(by), file, media_type, description, created_at })
}
