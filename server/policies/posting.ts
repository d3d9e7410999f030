/**
 * Checks new and edited posts (docs/server/writing.md#create, docs/server/writing.md#length). Only the client
 * counts characters.
 */
import { databaseError, invalid, notFound } from '../refusal.ts'
import type { RenderedPost } from '../world/post-html.ts'
import { renderText, type Text } from '../world/post-text.ts'
import type { Edit, NewPost } from '../world/posts.ts'
import type { AccountRecord, AttachmentRecord, PostRecord } from '../world/records.ts'
import { canOpen } from '../world/visibility.ts'
import type { World } from '../world/world.ts'
import { isLanguage } from './language.ts'
import { refuseNul } from './nul.ts'
import { checkPoll } from './poll.ts'
import { checkMentions, checkReplyVisibility, defaultVisibility, readVisibility } from './reply.ts'
import { isAtLeast } from './version.ts'

type Maybe<Value> = Value | null | undefined

export interface TextDraft {
  status?: Maybe<string>
  content_type?: Maybe<string>
  title?: Maybe<string>
  language?: Maybe<string>
  media_ids?: string[] | undefined
  sensitive?: boolean | undefined
  quote_id?: Maybe<string>
}

export interface PostDraft extends TextDraft {
  in_reply_to_id?: Maybe<string>
  visibility?: Maybe<string>
  group_id?: Maybe<string>
  poll?: Maybe<{ options: string[]; expires_in: number; multiple?: boolean | null | undefined }>
}

/**
 * Returns a draft as `addPost` takes it, or refuses it. The checks stand in the order of the real server; the
 * files are looked for after all of them (docs/server/writing.md#order-of-checks).
 */
export function checkPost(world: World, author: AccountRecord, draft: PostDraft): NewPost {
  const parent = draft.in_reply_to_id ? findParent(world, author, draft.in_reply_to_id) : undefined
  if (parent && draft.group_id) throw invalid("group_id can't be specified for a reply")
  const group = draft.group_id ? { group: findGroup(world, draft.group_id) } : {}
  const visibility = draft.visibility == null ? defaultVisibility(parent) : readVisibility(draft.visibility)
  const text = readText(world, draft)
  if (parent) checkReplyVisibility(world, visibility, parent, author.id)
  else if (visibility === 'conversation') throw invalid("top-level post can't have conversation visibility")
  const written = checkSize(world, text, draft)
  const poll = draft.poll ? { poll: checkPoll(world, draft.poll) } : {}
  checkReferences(written, visibility)
  checkMentions(visibility, parent, author.id, written.mention_ids)
  return { ...text, ...group, ...poll, ...(parent ? { in_reply_to: parent } : {}), author, visibility }
}

/** Returns an edit as `editPost` takes it, or refuses it. It is checked as a new post is. */
export function checkEdit(world: World, author: AccountRecord, draft: TextDraft, post: PostRecord): Edit {
  const parent = post.in_reply_to_id === null ? undefined : world.posts.get(post.in_reply_to_id)
  const text = readText(world, draft)
  const written = checkSize(world, text, draft)
  checkReferences(written, post.visibility)
  checkMentions(post.visibility, parent, author.id, written.mention_ids)
  const attachments = findAttachments(world, author, draft.media_ids)
  if (written.link_ids.includes(post.id)) throw databaseError()
  checkStorable(text)
  return { ...text, attachments }
}

/** Reads the parts of a text that new posts and edits share. */
function readText(world: World, draft: TextDraft) {
  const { status, language = null, sensitive = false } = draft
  if (status === undefined && !isAtLeast(world, '4.12'))
    throw invalid('Json deserialize error: missing field `status`')
  const typed = typedText(world, status ?? '', draft.content_type)
  const quote = draft.quote_id ? { quote: findQuoted(world, draft.quote_id) } : {}
  if (language !== null && !isLanguage(language)) throw invalid('invalid ISO 639-1 code')
  const title = isAtLeast(world, '5.6') ? (draft.title ?? null) : null
  return { ...typed, ...quote, title, language, sensitive }
}

/** Returns a text as it is written, or refuses one that is empty or too long. */
function checkSize(world: World, { title, ...text }: Text, { media_ids = [] }: TextDraft): RenderedPost {
  if (title != null && [...title].length > 300) throw invalid('title is too long')
  // A title does not count as content.
  const written = renderText(world, text)
  if (written.content === '' && media_ids.length === 0) throw invalid('post can not be empty')
  if (new TextEncoder().encode(written.content).length > 150_000) throw invalid('post is too long')
  return written
}

/** Refuses a text that names too many people and things, or links posts and is not public. */
function checkReferences(written: RenderedPost, visibility: PostRecord['visibility']): void {
  if (written.mention_ids.length > 50) throw invalid('too many mentions')
  if (written.tags.length > 100) throw invalid('too many hashtags')
  if (written.link_ids.length > 10) throw invalid('too many links')
  if (written.emojis.length > 50) throw invalid('too many emojis')
  if (written.link_ids.length > 0 && visibility !== 'public') {
    throw invalid("can't add links to non-public posts")
  }
}

/** Refuses a text that the database of the real server cannot store. */
export function checkStorable({ text, html, title }: Text): void {
  for (const part of [text, html, title]) refuseNul(part)
}

/** Returns a typed text as markdown or HTML, by its content type. */
export function typedText(world: World, text: string, contentType: Maybe<string>): Text {
  if (contentType === undefined || contentType === 'text/markdown') return { text }
  if (contentType === 'text/html') return { html: text }
  throw invalid(isAtLeast(world, '5.9.2') ? 'unsupported post format' : 'unsupported content type')
}

function findParent(world: World, viewer: AccountRecord, id: string): PostRecord {
  const parent = world.posts.get(id)
  if (!parent || !canOpen(world, viewer, parent)) throw invalid('parent post does not exist')
  return parent
}

function findGroup(world: World, id: string): AccountRecord {
  const group = world.accounts.get(id)
  if (!group?.is_group) throw invalid('invalid group ID')
  return group
}

function findQuoted(world: World, id: string): PostRecord {
  const quoted = world.posts.get(id)
  if (quoted?.visibility !== 'public') throw invalid('quoted post does not exist')
  return quoted
}

/**
 * Finds attachments by their ids. The file of an earlier post moves to the new one
 * (docs/server/writing.md#files).
 */
export function findAttachments(world: World, owner: AccountRecord, ids: string[] = []): AttachmentRecord[] {
  if (ids.length > world.instance.max_media_attachments) throw invalid('too many attachments')
  const attachments = ids.map((id) => world.attachments.get(id))
  if (new Set(attachments).size < ids.length) throw notFound('attachment')
  return attachments.map((attachment) => {
    if (attachment?.owner_id !== owner.id) throw notFound('attachment')
    return attachment
  })
}
