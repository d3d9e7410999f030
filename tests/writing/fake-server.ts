/**
 * A server that keeps posts and files, and whose answers can get lost (docs: the calls of
 * `data/writing/ports.ts`).
 */

import { parse } from 'valibot'
import type { Attachment } from '#contract/entities/attachment.ts'
import { Attachment as AttachmentSchema } from '#contract/entities/attachment.ts'
import { type Post, Post as PostSchema } from '#contract/entities/post.ts'
import { ApiError } from '#data/connection/api-error.ts'
import type { PostToCreate, PostToEdit } from '#data/writing/ports.ts'
import type { Schedule } from './schedule.ts'

/**
 * Happens to the next post that is sent: it never arrives, it arrives and its answer is lost, the server is
 * in trouble (before or after it made the post), or it does not want the post.
 */
export const FAULTS = ['unreachable', 'lost', 'trouble', 'lost in trouble', 'refused'] as const
export type Fault = (typeof FAULTS)[number]

interface Made {
  post: Post
  text: string
  author: string
  idempotencyKey: string
}

export class FakeServer {
  faults: Fault[] = []
  isOnline = true
  readonly made: Made[] = []
  /** Posts that are deleted, by their ids: they take no replies. */
  readonly gone = new Set<string>()
  /** Who has liked each post. */
  readonly likes = new Map<string, Set<string>>()
  readonly #schedule: Schedule
  #keys = new Map<string, Made>()
  #sessions = new Map<string, string>()
  #count = 0

  constructor(schedule: Schedule) {
    this.#schedule = schedule
  }

  startSession(accountId: string): string {
    const token = `token-${accountId}-${this.#sessions.size}`
    this.#sessions.set(token, accountId)
    return token
  }

  endSessions(accountId: string): void {
    for (const [token, whose] of this.#sessions) if (whose === accountId) this.#sessions.set(token, '')
  }

  /** It was started anew: it remembers no idempotency keys. */
  forgetKeys(): void {
    this.#keys = new Map()
  }

  viewer(token: string): { id: string } {
    return { id: this.#authorOf(token) }
  }

  create(sent: PostToCreate, token: string | null): Post {
    const author = this.#authorOf(token)
    const fault = this.faults.shift()
    if (fault === 'unreachable') throw unreachable()
    if (fault === 'trouble') throw refusal(503)
    if (fault === 'refused') throw refusal(422)
    const post = this.#make(sent, author)
    if (fault === 'lost') throw unreachable()
    if (fault === 'lost in trouble') throw refusal(502)
    return post
  }

  edit(id: string, sent: PostToEdit, token: string | null): Post {
    this.#authorOf(token)
    const made = this.#find(id)
    made.text = sent.text
    made.post = { ...made.post, media_attachments: this.#attach(sent.mediaIds, id) }
    return made.post
  }

  post(id: string, token: string | null): Post {
    this.#authorOf(token)
    return this.#find(id).post
  }

  /** Likes a post; a second like of the same account is refused. The answer may get lost. */
  like(id: string, token: string): Post {
    const author = this.#authorOf(token)
    const fault = this.faults.shift()
    if (fault === 'unreachable') throw unreachable()
    const likes = this.likes.get(id) ?? new Set()
    if (likes.has(author)) throw refusal(422)
    this.likes.set(id, likes.add(author))
    if (fault === 'lost') throw unreachable()
    return this.seen(id, token)
  }

  /** Returns a post as an account sees it. */
  seen(id: string, token: string): Post {
    const author = this.#authorOf(token)
    const likes = this.likes.get(id) ?? new Set()
    return { ...this.#find(id).post, favourited: likes.has(author), favourites_count: likes.size }
  }

  source(id: string, token: string | null) {
    this.#authorOf(token)
    return { text: this.#find(id).text, content_type: 'text/markdown', title: null }
  }

  latestPosts(accountId: string, token: string | null): Post[] {
    this.#authorOf(token)
    const own = this.made.filter(({ author }) => author === accountId)
    return own.map(({ post }) => post).reverse()
  }

  upload(description: string | null, token: string | null): Attachment {
    this.#authorOf(token)
    const id = this.#nextId()
    return parse(AttachmentSchema, { id, type: 'image', url: `/media/${id}`, description })
  }

  /** Whoever has the file now loses it to the new post. */
  #attach(mediaIds: readonly string[], postId: string): Attachment[] {
    for (const made of this.made) {
      if (made.post.id === postId) continue
      const { media_attachments } = made.post
      const left = media_attachments.filter(({ id }) => !mediaIds.includes(id))
      made.post = { ...made.post, media_attachments: left }
    }
    return mediaIds.map((id) =>
      parse(AttachmentSchema, { id, type: 'image', url: `/media/${id}`, description: null }),
    )
  }

  #make(sent: PostToCreate, author: string): Post {
    const key = `${author} ${sent.idempotencyKey}`
    const known = this.#keys.get(key)
    if (known) return known.post
    if (sent.replyTo !== null && this.gone.has(sent.replyTo)) throw refusal(422)
    const id = this.#nextId()
    const post = parse(PostSchema, {
      id,
      created_at: new Date(this.#schedule.now).toISOString(),
      account: { id: author, username: author, acct: author },
      content: sent.text,
      visibility: sent.visibility,
      in_reply_to_id: sent.replyTo,
      media_attachments: this.#attach(sent.mediaIds, id),
      sensitive: sent.sensitive,
    })
    const made = { post, text: sent.text, author, idempotencyKey: sent.idempotencyKey }
    this.made.push(made)
    this.#keys.set(key, made)
    return post
  }

  #find(id: string): Made {
    const made = this.made.find(({ post }) => post.id === id)
    if (!made) throw refusal(404)
    return made
  }

  #authorOf(token: string | null): string {
    if (!this.isOnline) throw unreachable()
    const author = token === null ? '' : this.#sessions.get(token)
    if (!author) throw refusal(401)
    return author
  }

  #nextId(): string {
    this.#count += 1
    return String(this.#count).padStart(8, '0')
  }
}

const unreachable = () => new ApiError('unreachable', 'no answer')
const refusal = (status: number) => new ApiError('refused', 'no', { status })
