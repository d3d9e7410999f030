/** Finds the recipients of a post, and notifies the people whom it mentions. */
import { notify } from './notifications.ts'
import type { PostRecord } from './records.ts'
import type { World } from './world.ts'

/** The fields that an edit does not change. */
export type FixedFields = Pick<PostRecord, 'author_id' | 'in_reply_to_id' | 'group_id' | 'visibility'>

/**
 * Returns the recipients: the parent's author, the group that the parent mentions, people in the text, and
 * subscribers of a post for them. Who has subscribed stays one of them until the server has ended that
 * (docs/server/posts.md#audiences).
 */
export function recipientsOf(world: World, place: FixedFields, named: string[]): string[] {
  const parent = place.in_reply_to_id === null ? undefined : world.posts.get(place.in_reply_to_id)
  const author = parent && parent.author_id !== place.author_id ? [parent.author_id] : []
  const group = parent ? mentionedGroup(world, parent) : []
  const ids = new Set([...author, ...group, ...named])
  if (place.visibility === 'subscribers') {
    for (const [sender, { has_ended }] of world.subscriptions.to(place.author_id)) {
      if (!has_ended) ids.add(sender)
    }
  }
  return [...ids]
}

/** Returns the id of the first group that a post names in its text, or mentions because its parent does. */
const mentionedGroup = (world: World, { mention_ids }: PostRecord): string[] =>
  mention_ids.filter((id) => world.accounts.get(id)?.is_group).slice(0, 1)

/** Notifies the people whom a post mentions, each once. */
export function notifyMentioned(
  world: World,
  post: PostRecord,
  { known = [], created_at }: { known?: string[]; created_at: number },
): void {
  const sender = world.accounts.get(post.author_id)
  const parent = post.in_reply_to_id ? world.posts.get(post.in_reply_to_id) : undefined
  for (const id of post.mention_ids) {
    const recipient = world.accounts.get(id)
    if (!sender || !recipient || known.includes(id)) continue
    const reply = parent?.author_id === id ? { subtype: 'reply' } : {}
    const about = { post_id: post.id, created_at }
    notify(world, { recipient, sender, type: 'mention', ...reply, ...about })
  }
}
