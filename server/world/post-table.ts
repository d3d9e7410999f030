/** All posts, newest first, with the few ways in that timelines and threads need. */
import type { PostRecord } from './records.ts'

export class PostTable {
  readonly #byId = new Map<string, PostRecord>()
  readonly #newestFirst: PostRecord[] = []
  readonly #byAuthor = new Map<string, Set<PostRecord>>()
  readonly #replies = new Map<string, Set<PostRecord>>()
  readonly #reposts = new Map<string, Set<PostRecord>>()
  readonly #conversations = new Map<string, Set<PostRecord>>()

  get size(): number {
    return this.#byId.size
  }

  /** Any row, reposts included. */
  row(id: string): PostRecord | undefined {
    return this.#byId.get(id)
  }

  /** A post proper: the id of a repost names nothing (contract 1.4). */
  get(id: string): PostRecord | undefined {
    const post = this.#byId.get(id)
    return post && post.repost_of_id === null ? post : undefined
  }

  add(post: PostRecord): void {
    this.#byId.set(post.id, post)
    this.#newestFirst.splice(this.#placeOf(post.id), 0, post)
    join(this.#byAuthor, post.author_id, post)
    join(this.#conversations, post.root_id, post)
    if (post.in_reply_to_id) join(this.#replies, post.in_reply_to_id, post)
    if (post.repost_of_id) join(this.#reposts, post.repost_of_id, post)
  }

  remove(post: PostRecord): void {
    if (!this.#byId.delete(post.id)) return
    this.#newestFirst.splice(this.#placeOf(post.id), 1)
    this.#byAuthor.get(post.author_id)?.delete(post)
    this.#conversations.get(post.root_id)?.delete(post)
    if (post.in_reply_to_id) this.#replies.get(post.in_reply_to_id)?.delete(post)
    if (post.repost_of_id) this.#reposts.get(post.repost_of_id)?.delete(post)
  }

  /** Rows older than `max_id`, newest first. */
  *before(max_id?: string | null): Generator<PostRecord> {
    const start = max_id ? this.#placeOf(max_id) : 0
    for (let at = start; at < this.#newestFirst.length; at++) {
      const post = this.#newestFirst[at]
      if (post && post.id !== max_id) yield post
    }
  }

  by(authorId: string): ReadonlySet<PostRecord> {
    return this.#byAuthor.get(authorId) ?? NONE
  }

  repliesTo(id: string): ReadonlySet<PostRecord> {
    return this.#replies.get(id) ?? NONE
  }

  repostsOf(id: string): ReadonlySet<PostRecord> {
    return this.#reposts.get(id) ?? NONE
  }

  inConversation(rootId: string): ReadonlySet<PostRecord> {
    return this.#conversations.get(rootId) ?? NONE
  }

  /** Where `id` stands, or would stand, among the newest-first rows. */
  #placeOf(id: string): number {
    let low = 0
    let high = this.#newestFirst.length
    while (low < high) {
      const middle = (low + high) >> 1
      const there = this.#newestFirst[middle]
      if (there && there.id > id) low = middle + 1
      else high = middle
    }
    return low
  }
}

const NONE: ReadonlySet<never> = new Set()

function join(index: Map<string, Set<PostRecord>>, key: string, post: PostRecord): void {
  const known = index.get(key)
  if (known) known.add(post)
  else index.set(key, new Set([post]))
}
