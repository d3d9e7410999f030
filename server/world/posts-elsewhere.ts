/**
 * Fetches somebody's posts from their server, some time after the viewer asked for it
 * (docs/server/accounts.md#load-activities).
 */
import { addPost } from './posts.ts'
import type { AccountRecord, ActivityFetchRecord, PostElsewhereRecord, PostRecord } from './records.ts'
import type { World } from './world.ts'

/** How many milliseconds the other server takes to answer. */
const DELAY = 3000

/** Adds posts to the server of a person elsewhere. Here they appear only when somebody asks for them. */
export function addPostsElsewhere(
  world: World,
  author: AccountRecord,
  posts: Omit<PostElsewhereRecord, 'post_id'>[],
): void {
  const known = world.postsElsewhere.get(author.id) ?? []
  const added = posts.map((post) => ({ ...post, post_id: null }))
  world.postsElsewhere.set(author.id, [...known, ...added])
}

export function requestPosts(
  world: World,
  author: AccountRecord,
  collection: ActivityFetchRecord['collection'],
): void {
  world.activityFetches.push({ account_id: author.id, collection, due_at: world.clock() + DELAY })
}

/** Adds the posts that have arrived since the last call. The featured ones are pinned from then on. */
export function receivePosts(world: World): void {
  const due = world.activityFetches.filter(({ due_at }) => due_at <= world.clock())
  if (due.length === 0) return
  world.activityFetches = world.activityFetches.filter((fetch) => !due.includes(fetch))
  for (const { account_id, collection } of due) {
    const author = world.accounts.get(account_id)
    if (!author) continue
    for (const post of world.postsElsewhere.get(account_id) ?? []) {
      if (collection === 'outbox') knownPost(world, author, post)
      else if (post.pinned) knownPost(world, author, post).pinned = true
    }
  }
}

/** Returns the post of this server, which is added when it is not there. */
function knownPost(world: World, author: AccountRecord, post: PostElsewhereRecord): PostRecord {
  const known = post.post_id === null ? undefined : world.posts.get(post.post_id)
  if (known) return known
  const { content, created_at } = post
  const added = addPost(world, { author, content, created_at })
  post.post_id = added.id
  return added
}
