/** Keeps all posts, newest first, with the indexes that timelines and threads need. */
import type { PostRecord } from './records.ts'

interface Indexes {
  byId: Map<string, PostRecord>
  newestFirst: PostRecord[]
  byAuthor: Map<string, Set<PostRecord>>
  replies: Map<string, Set<PostRecord>>
  reposts: Map<string, Set<PostRecord>>
  conversations: Map<string, Set<PostRecord>>
}

export class PostTable {
  #indexes: Indexes = {
    byId: new Map(),
    newestFirst: [],
    byAuthor: new Map(),
    replies: new Map(),
    reposts: new Map(),
    conversations: new Map(),
  }

  /** Returns a copy with copies of all posts. */
  copy(): PostTable {
    const copy = new PostTable()
    // One call, so that all indexes go on sharing each post.
    copy.#indexes = structuredClone(this.#indexes)
    return copy
  }

  get size(): number {
    return this.#indexes.byId.size
  }

  /** Returns any row, also a repost. */
  row(id: string): PostRecord | undefined {
    return this.#indexes.byId.get(id)
  }

  /**
   * Returns a post that is no repost. The API does not find reposts by their id
   * (docs/server/posts.md#ids-of-reposts).
   */
  get(id: string): PostRecord | undefined {
    const post = this.#indexes.byId.get(id)
    return post && post.repost_of_id === null ? post : undefined
  }

  add(post: PostRecord): void {
    this.#indexes.byId.set(post.id, post)
    this.#indexes.newestFirst.splice(this.#placeOf(post.id), 0, post)
    join(this.#indexes.byAuthor, post.author_id, post)
    join(this.#indexes.conversations, post.root_id, post)
    if (post.in_reply_to_id) join(this.#indexes.replies, post.in_reply_to_id, post)
    if (post.repost_of_id) join(this.#indexes.reposts, post.repost_of_id, post)
  }

  remove(post: PostRecord): void {
    if (!this.#indexes.byId.delete(post.id)) return
    this.#indexes.newestFirst.splice(this.#placeOf(post.id), 1)
    leave(this.#indexes.byAuthor, post.author_id, post)
    leave(this.#indexes.conversations, post.root_id, post)
    if (post.in_reply_to_id) leave(this.#indexes.replies, post.in_reply_to_id, post)
    if (post.repost_of_id) leave(this.#indexes.reposts, post.repost_of_id, post)
  }

  /** Yields the rows that are older than `max_id`, newest first. */
  *before(max_id?: string | null): Generator<PostRecord> {
    const start = max_id ? this.#placeOf(max_id) : 0
    for (let at = start; at < this.#indexes.newestFirst.length; at++) {
      const post = this.#indexes.newestFirst[at]
      if (post && post.id !== max_id) yield post
    }
  }

  by(authorId: string): ReadonlySet<PostRecord> {
    return this.#indexes.byAuthor.get(authorId) ?? NONE
  }

  repliesTo(id: string): ReadonlySet<PostRecord> {
    return this.#indexes.replies.get(id) ?? NONE
  }

  repostsOf(id: string): ReadonlySet<PostRecord> {
    return this.#indexes.reposts.get(id) ?? NONE
  }

  inConversation(rootId: string): ReadonlySet<PostRecord> {
    return this.#indexes.conversations.get(rootId) ?? NONE
  }

  /** Returns the index that `id` has, or would have, among the rows. */
  #placeOf(id: string): number {
    let low = 0
    let high = this.#indexes.newestFirst.length
    while (low < high) {
      const middle = (low + high) >> 1
      const there = this.#indexes.newestFirst[middle]
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

/** Takes a post out of an index, and its set when that is empty: of what is gone nothing stays. */
function leave(index: Map<string, Set<PostRecord>>, key: string, post: PostRecord): void {
  const known = index.get(key)
  known?.delete(post)
  if (known?.size === 0) index.delete(key)
}
