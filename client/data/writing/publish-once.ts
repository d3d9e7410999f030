/**
 * Makes one post, once, however often it has to be tried (docs/spec/drafts-and-outbox.md#exactly-one-post,
 * docs/spec/drafts-and-outbox.md#a-lost-answer, docs/server/writing.md#idempotency-keys).
 */
import type { Post } from '#contract/entities/post.ts'
import { unreadableIn } from '#contract/tolerant.ts'
import type { DraftAttachment, Tried } from '#domain/composer/draft.ts'
import { isSameText, isTextOf, mayBeTheSame } from '#domain/composer/published-before.ts'
import { ApiError } from '../connection/api-error.ts'
import { keyOfWords } from './key-of-words.ts'
import type { Server } from './ports.ts'
import { createPostRequests, type PostToPublish } from './post-requests.ts'
import type { Uploads } from './uploads.ts'

interface Publication {
  /** Earlier tries, whose answers may have been lost; null at the first. */
  tried: Tried | null
  token: string | null
  /** The files are at the server under other ids now, to be stored before the post goes out with them. */
  onUploadedAgain: (attachments: readonly DraftAttachment[]) => Promise<void>
}

/**
 * Publishes a post, or finds the one that an earlier try has made. Rejects with `ApiError` or `FileProblem`.
 */
export type PublishOnce = (post: PostToPublish, publication: Publication) => Promise<Post>

export function createPublishOnce(server: Server, uploads: Uploads): PublishOnce {
  const requests = createPostRequests(server, uploads)
  /**
   * The posts that this visit has published, by id, with their keys: none is a lost post of a later draft
   * with the same words.
   */
  const known = new Map<string, string>()

  async function publishedAs(
    post: Post,
    { draft }: PostToPublish,
    { tried, token }: Publication,
  ): Promise<Post> {
    known.set(post.id, draft.idempotencyKey)
    return tried ? requests.correct(post, draft, token) : post
  }

  async function findPublished(
    post: PostToPublish,
    tried: Tried,
    token: string | null,
  ): Promise<Post | null> {
    const { idempotencyKey } = post.draft
    const latest = await server.latestPosts(post.accountId, token)
    for (const candidate of latest) {
      const isAnother = (known.get(candidate.id) ?? idempotencyKey) !== idempotencyKey
      if (isAnother || !mayBeTheSame(candidate, post, tried)) continue
      const { text } = await server.source(candidate.id, token)
      if (isTextOf(tried, text)) return candidate
    }
    // What could not be read may be this post.
    if (unreadableIn(latest) > 0) throw new ApiError('unreadable', 'nobody knows whether the post is there')
    return null
  }

  /**
   * Tries once more to make a post. What the server has under its key may be what another tab has made of the
   * same draft by now: that stays, and words that are in no post yet make one under a key of their own.
   */
  async function createAgain(post: PostToPublish, tried: Tried, publication: Publication): Promise<Post> {
    const { token } = publication
    const { draft } = post
    const made = await requests.create(post, token)
    const { text } = await server.source(made.id, token)
    if (isTextOf(tried, text) || isSameText(text, draft.text)) return publishedAs(made, post, publication)
    // It was edited since, and these are the words that were there before.
    if (tried.texts.every((one) => isSameText(one, draft.text)))
      return publishedAs(made, post, { ...publication, tried: null })
    const other = { ...post, draft: { ...draft, idempotencyKey: keyOfWords(draft) } }
    return publishedAs(await requests.create(other, token), other, { ...publication, tried: null })
  }

  return async (post, publication) => {
    const { tried, token, onUploadedAgain } = publication
    const earlier = tried && (await findPublished(post, tried, token))
    if (earlier) return publishedAs(earlier, post, publication)
    if (tried === null) return publishedAs(await requests.create(post, token), post, publication)
    if (post.draft.attachments.length === 0) return createAgain(post, tried, publication)
    const attachments = await requests.uploadAgain(post.draft.attachments, token)
    await onUploadedAgain(attachments)
    return createAgain({ ...post, draft: { ...post.draft, attachments } }, tried, publication)
  }
}
