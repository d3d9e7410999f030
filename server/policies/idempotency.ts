/**
 * Remembers which post an idempotency key made: the newest hundred keys of all people, for an hour
 * (docs/server/writing.md#idempotency-keys).
 */
import { forbidden, notFound } from '../refusal.ts'
import type { AccountRecord, PostRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

const HOUR = 3_600_000
const MOST = 100

/** Returns the post that an earlier call with this key made. */
export function findPostByKey(world: World, key: string, viewer: AccountRecord): PostRecord | undefined {
  const known = world.idempotencyKeys.get(key)
  if (!known || known.created_at + HOUR <= world.clock()) return undefined
  const post = world.posts.get(known.post_id)
  if (!post) throw notFound('post')
  if (post.author_id !== viewer.id) throw forbidden()
  return post
}

export function rememberPost(world: World, key: string, post: PostRecord): void {
  const keys = world.idempotencyKeys
  keys.delete(key)
  keys.set(key, { post_id: post.id, created_at: world.clock() })
  const [oldest] = keys.keys()
  if (keys.size > MOST && oldest !== undefined) keys.delete(oldest)
}
