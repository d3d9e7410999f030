/**
 * Makes one post, once, however often it has to be tried (docs/spec/drafts-and-outbox.md#exactly-one-post,
 * docs/spec/drafts-and-outbox.md#a-lost-answer, docs/server/writing.md#idempotency-keys).
 */
import type { Post } from '#contract/entities/post.ts'
import type { Draft, DraftAttachment, Tried } from '#domain/composer/draft.ts'
import type { OutboxEntry } from '#domain/composer/outbox.ts'
import { pollToSend } from '#domain/composer/poll-draft.ts'
import { isAsWritten, isSameText, isTextOf, mayBeTheSame } from '#domain/composer/published-before.ts'
import { quoteOf } from '#domain/post/quote-of.ts'
import { keyOfWords } from './key-of-words.ts'
import type { Server } from './ports.ts'
import type { Uploads } from './uploads.ts'

/** Everything that the server is told of a post. */
export type PostToPublish = Pick<OutboxEntry, 'context' | 'draft' | 'visibility' | 'accountId'>

interface Publication {
  /** Earlier tries, whose answers may have been lost; null at the first. */
  tried: Tried | null
  token: string | null
  /** The files are at the server under other ids now, to be kept before the post goes out with them. */
  onUploadedAgain: (attachments: readonly DraftAttachment[]) => Promise<void>
}

/** Publishes a post, or finds the one that an earlier try has made. Rejects with `ApiError` or `FileProblem`. */
export type PublishOnce = (post: PostToPublish, publication: Publication) => Promise<Post>

export function createPublishOnce(server: Server, uploads: Uploads): PublishOnce {
  /** The posts that this visit has published, by id, with their keys: none is a lost post of a later draft with the same words. */
  const known = new Map<string, string>()

  async function publishedAs(
    post: Post,
    { draft }: PostToPublish,
    { tried, token }: Publication,
  ): Promise<Post> {
    known.set(post.id, draft.idempotencyKey)
    return tried ? correct(post, draft, token) : post
  }

  /**
   * An earlier try may have made a post that was not found. The server takes a file away from the post that has it when another is
   * made with its id (docs/server/writing.md#create), so every try has ids of its own.
   */
  async function uploadAgain(attachments: readonly DraftAttachment[], token: string | null) {
    const fresh: DraftAttachment[] = []
    // One after the other: the server orders the files of a post by the time they came.
    for (const attachment of attachments) {
      fresh.push({ ...attachment, uploaded: await uploads.send(attachment, { token }) })
    }
    return fresh
  }

  async function create({ context, draft, visibility }: PostToPublish, token: string | null): Promise<Post> {
    const mediaIds = await uploads.mediaIds(draft.attachments)
    const post = {
      idempotencyKey: draft.idempotencyKey,
      text: draft.text,
      mediaIds,
      replyTo: context.kind === 'reply' ? context.postId : null,
      visibility,
      sensitive: draft.sensitive,
      poll: pollToSend(draft.poll),
      quoted: context.kind === 'quote' ? context.postId : null,
    }
    return server.create(post, token)
  }

  async function findPublished(
    post: PostToPublish,
    tried: Tried,
    token: string | null,
  ): Promise<Post | null> {
    const { idempotencyKey } = post.draft
    for (const candidate of await server.latestPosts(post.accountId, token)) {
      const isAnother = (known.get(candidate.id) ?? idempotencyKey) !== idempotencyKey
      if (isAnother || !mayBeTheSame(candidate, post, tried)) continue
      const { text } = await server.source(candidate.id, token)
      if (isTextOf(tried, text)) return candidate
    }
    return null
  }

  /** An earlier try may have arrived with words or files that were changed since: the last ones are meant. */
  async function correct(post: Post, draft: Draft, token: string | null): Promise<Post> {
    const source = await server.source(post.id, token)
    if (isAsWritten(post, source.text, draft)) return post
    const atServer = new Map(post.media_attachments.map((file) => [file.id, file]))
    const files = draft.attachments.map((one) => ({
      ...one,
      uploaded: atServer.get(one.uploaded?.id ?? '') ?? one.uploaded, // with the description that it has there
    }))
    const edited = {
      text: draft.text,
      mediaIds: await uploads.mediaIds(files),
      title: source.title,
      language: post.language,
      sensitive: draft.sensitive,
      quoted: quoteOf(post)?.id ?? null,
    }
    return server.edit(post.id, edited, token)
  }

  /**
   * Tries once more to make a post. What the server has under its key may be what another tab has made of the same draft by now: that
   * stays, and words that are in no post yet make one under a key of their own.
   */
  async function createAgain(post: PostToPublish, tried: Tried, publication: Publication): Promise<Post> {
    const { token } = publication
    const { draft } = post
    const made = await create(post, token)
    const { text } = await server.source(made.id, token)
    if (isTextOf(tried, text) || isSameText(text, draft.text)) return publishedAs(made, post, publication)
    // It was edited since, and these are the words that were there before.
    if (tried.texts.every((one) => isSameText(one, draft.text)))
      return publishedAs(made, post, { ...publication, tried: null })
    const other = { ...post, draft: { ...draft, idempotencyKey: keyOfWords(draft) } }
    return publishedAs(await create(other, token), other, { ...publication, tried: null })
  }

  return async (post, publication) => {
    const { tried, token, onUploadedAgain } = publication
    const earlier = tried && (await findPublished(post, tried, token))
    if (earlier) return publishedAs(earlier, post, publication)
    if (tried === null) return publishedAs(await create(post, token), post, publication)
    if (post.draft.attachments.length === 0) return createAgain(post, tried, publication)
    const attachments = await uploadAgain(post.draft.attachments, token)
    await onUploadedAgain(attachments)
    return createAgain({ ...post, draft: { ...post.draft, attachments } }, tried, publication)
  }
}
