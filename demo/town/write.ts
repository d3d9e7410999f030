import { addAttachment } from '#server/world/media.ts'
import { addPost, type NewPost } from '#server/world/posts.ts'
import type { AccountRecord, AttachmentRecord, PostRecord } from '#server/world/records.ts'
import { mediaFile, typeOf } from '../media-files.ts'
import { remoteHtml } from './remote-html.ts'
import type { Town } from './town.ts'

/** A file of `demo/media` that a post shows, with its description if the author wrote one. */
export interface ShownFile {
  file: string
  description?: string
}

/** A post of the town as it is written down. `@handle` names people by username, local and remote ones. */
export interface PostText
  extends Omit<NewPost, 'author' | 'attachments' | 'created_at' | 'edited_at' | 'mentions'> {
  by: string
  /** The minutes before now. */
  at: number
  /** The minutes after it was written. */
  editedAfter?: number
  show?: readonly ShownFile[]
}

export function write(
  town: Town,
  { by, at, editedAfter, show = [], text, content, ...rest }: PostText,
): PostRecord {
  const author = town.account(by)
  const created_at = town.ago(at)
  return addPost(town.world, {
    ...rest,
    ...(content === undefined ? textOf(town, author, text ?? '') : { content }),
    author,
    created_at,
    attachments: show.map((shown) => attach(town, by, shown, created_at)),
    ...(editedAfter !== undefined && { edited_at: created_at + editedAfter * 60_000 }),
  })
}

/** Returns a text as markdown for local people, as HTML for remote ones. */
function textOf(town: Town, author: AccountRecord, text: string): Partial<NewPost> {
  return author.host === null
    ? { text: withHosts(town, text) }
    : remoteHtml(text, author, (handle) => town.people.get(handle))
}

/** Returns a text whose mentions of remote people have their hosts, as local people have to type them. */
function withHosts(town: Town, text: string): string {
  return text.replace(/(?<![\w/`])@([\w.]*\w)/g, (typed, handle: string) => {
    const person = town.people.get(handle)
    return person ? `@${person.acct}` : typed
  })
}

function attach(town: Town, by: string, shown: ShownFile, created_at: number): AttachmentRecord {
  const { file: path, description = null } = shown
  const media_type = typeOf(path)
  const file = mediaFile(town.world, path)
  return addAttachment(town.world, { owner: town.account(by), file, media_type, description, created_at })
}
