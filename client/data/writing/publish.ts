/**
 * One post, published once, however often it has to be tried (docs/spec/drafts-and-outbox.md#exactly-one-post,
 * docs/spec/drafts-and-outbox.md#a-lost-answer, docs/server/writing.md#idempotency-keys).
 */
import { listAccountPosts } from '#contract/endpoints/accounts.ts'
import { createPost, editPost, getPostSource } from '#contract/endpoints/writing.ts'
import type { Post } from '#contract/entities/post.ts'
import type { Draft, DraftAttachment, Tried } from '#domain/composer/draft.ts'
import type { OutboxEntry } from '#domain/composer/outbox.ts'
import { pollToSend } from '#domain/composer/poll-draft.ts'
import { isAsWritten, isTextOf, mayBeTheSame } from '#domain/composer/published-before.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { quoteOf } from '#domain/post/quote-of.ts'
import { call } from '../connection/api.ts'
import { currentToken } from '../connection/token.ts'
import { MARKDOWN } from './edit-post.ts'
import { mediaIdsOf, uploadFile } from './uploads.ts'

export type Letter = Pick<OutboxEntry, 'context' | 'draft' | 'visibility' | 'accountId'>

/** What this visit has published, by id, with its key: it is no lost post of a later draft with the same words. */
const known = new Map<string, string>()

interface Sending {
  /** Earlier tries, whose answers may have been lost. */
  tried: Tried | null
  token?: string | null
  /** The files are at the server under other ids now, to be kept before the post goes out with them. */
  onUploadedAgain: (attachments: readonly DraftAttachment[]) => Promise<void>
}

export async function publish(
  letter: Letter,
  { tried, token = currentToken(), onUploadedAgain }: Sending,
): Promise<Post> {
  const earlier = tried && (await findPublished(letter, tried, token))
  if (earlier) return publishedAs(earlier, letter, tried, token)
  const { draft } = letter
  if (tried === null || draft.attachments.length === 0) {
    return publishedAs(await create(letter, token), letter, tried, token)
  }
  const attachments = await uploadAgain(draft.attachments, token)
  await onUploadedAgain(attachments)
  const fresh = { ...letter, draft: { ...draft, attachments } }
  return publishedAs(await create(fresh, token), fresh, tried, token)
}

async function publishedAs(
  post: Post,
  { draft }: Letter,
  tried: Tried | null,
  token: string | null,
): Promise<Post> {
  known.set(post.id, draft.idempotencyKey)
  return tried ? correct(post, draft, token) : post
}

/**
 * An earlier try may have made a post that was not found. The server takes a file away from the post that has it when another is
 * made with its id (docs/server/writing.md#files), so every try has ids of its own.
 */
async function uploadAgain(
  attachments: readonly DraftAttachment[],
  token: string | null,
): Promise<DraftAttachment[]> {
  const fresh: DraftAttachment[] = []
  // One after the other: the server orders the files of a post by the time they came.
  for (const attachment of attachments) {
    const uploaded = await uploadFile(attachment, Number.POSITIVE_INFINITY, { token })
    fresh.push({ ...attachment, uploaded })
  }
  return fresh
}

async function create({ context, draft, visibility }: Letter, token: string | null): Promise<Post> {
  const body = {
    status: draft.text,
    content_type: MARKDOWN,
    media_ids: await mediaIdsOf(draft.attachments),
    in_reply_to_id: context.kind === 'reply' ? context.postId : null,
    visibility,
    sensitive: draft.sensitive,
    poll: pollToSend(draft.poll),
    quote_id: context.kind === 'quote' ? context.postId : null,
  }
  return call(createPost, { idempotencyKey: draft.idempotencyKey, body }, { token })
}

async function findPublished(letter: Letter, tried: Tried, token: string | null): Promise<Post | null> {
  const { items } = await call(
    listAccountPosts,
    {
      params: { id: letter.accountId },
      query: { limit: PAGE_SIZE, exclude_replies: false, exclude_reblogs: true },
    },
    { token },
  )
  for (const post of items) {
    const isAnother = (known.get(post.id) ?? letter.draft.idempotencyKey) !== letter.draft.idempotencyKey
    if (isAnother || !mayBeTheSame(post, letter, tried)) continue
    const source = await call(getPostSource, { params: { id: post.id } }, { token })
    if (isTextOf(tried, source.text)) return post
  }
  return null
}

/** An earlier try may have arrived with words or files that were changed since: the last ones are meant. */
async function correct(post: Post, draft: Draft, token: string | null): Promise<Post> {
  const params = { id: post.id }
  const source = await call(getPostSource, { params }, { token })
  if (isAsWritten(post, source.text, draft)) return post
  const atServer = new Map(post.media_attachments.map((file) => [file.id, file]))
  const files = draft.attachments.map((one) => ({
    ...one,
    uploaded: atServer.get(one.uploaded?.id ?? '') ?? one.uploaded, // with the description that it has there
  }))
  const body = {
    status: draft.text,
    content_type: MARKDOWN,
    title: source.title,
    language: post.language,
    media_ids: await mediaIdsOf(files),
    sensitive: draft.sensitive,
    quote_id: quoteOf(post)?.id ?? null,
  }
  return call(editPost, { params, body }, { token })
}
