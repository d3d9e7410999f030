/**
 * Tells the server of one post: makes it, corrects it, uploads its files again. When, `publish-once.ts`
 * decides.
 */
import type { Post } from '#contract/entities/post.ts'
import type { Draft, DraftAttachment } from '#domain/composer/draft.ts'
import type { OutboxEntry } from '#domain/composer/outbox.ts'
import { pollToSend } from '#domain/composer/poll-draft.ts'
import { isAsWritten } from '#domain/composer/published-before.ts'
import { firstPart } from '#domain/composer/thread-text.ts'
import { quoteOf } from '#domain/post/quote-of.ts'
import type { Server } from './ports.ts'
import type { Uploads } from './uploads.ts'

/** Everything that the server is told of a post. */
export type PostToPublish = Pick<OutboxEntry, 'context' | 'draft' | 'visibility' | 'accountId'>

export function createPostRequests(server: Server, uploads: Uploads) {
  async function create({ context, draft, visibility }: PostToPublish, token: string | null): Promise<Post> {
    const mediaIds = await uploads.mediaIds(draft.attachments)
    const post = {
      idempotencyKey: draft.idempotencyKey,
      text: firstPart(draft.text),
      language: draft.language ?? null,
      mediaIds,
      replyTo: context.kind === 'reply' ? context.postId : null,
      visibility,
      sensitive: draft.sensitive,
      poll: pollToSend(draft.poll),
      quoted: context.kind === 'quote' ? context.postId : null,
      groupId: draft.groupId ?? null,
    }
    return server.create(post, token)
  }

  /**
   * Makes a post of an earlier try as its author wants it now: words or files may have been changed since.
   */
  async function correct(post: Post, draft: Draft, token: string | null): Promise<Post> {
    const source = await server.source(post.id, token)
    if (isAsWritten(post, source.text, draft)) return post
    const atServer = new Map(post.media_attachments.map((file) => [file.id, file]))
    const files = draft.attachments.map((one) => ({
      ...one,
      uploaded: atServer.get(one.uploaded?.id ?? '') ?? one.uploaded, // with the description that it has there
    }))
    const edited = {
      text: firstPart(draft.text),
      mediaIds: await uploads.mediaIds(files),
      title: source.title,
      language: draft.language === undefined ? post.language : draft.language,
      sensitive: draft.sensitive,
      quoted: quoteOf(post)?.id ?? null,
    }
    return server.edit(post.id, edited, token)
  }

  /**
   * Uploads the files under other ids. An earlier try may have made a post that was not found. The server
   * takes a file away from the post that has it when another is made with its id
   * (docs/server/writing.md#create), so every try has ids of its own.
   */
  async function uploadAgain(attachments: readonly DraftAttachment[], token: string | null) {
    const fresh: DraftAttachment[] = []
    // One after the other: the server orders the files of a post by the time they came.
    for (const attachment of attachments) {
      fresh.push({ ...attachment, uploaded: await uploads.send(attachment, { token }) })
    }
    return fresh
  }

  return { create, correct, uploadAgain }
}
