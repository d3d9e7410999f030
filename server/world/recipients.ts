/** Finds the recipients of a post, and notifies the people whom it mentions. */
import { notify } from './notifications.ts'
import type { PostRecord } from './records.ts'
import type { World } from './world.ts'

/** The fields that an edit does not change. */
export type FixedFields = Pick<PostRecord, 'author_id' | 'in_reply_to_id' | 'group_id' | 'visibility'>

/**
 * Returns the recipients: the parent's author, people in the text, the group of the parent, and subscribers
 * of a post for them.
 */
export function recipientsOf(world: World, place: FixedFields, named: string[]): string[] {
  const parent = place.in_reply_to_id === null ? undefined : world.posts.get(place.in_reply_to_id)
  const author = parent && parent.author_id !== place.author_id ? [parent.author_id] : []
  const group = parent ? groupOfThread(world, parent) : []
  const ids = new Set([...author, ...group, ...named])
  if (place.visibility === 'subscribers') {
    for (const [sender, { expires_at }] of world.subscriptions.to(place.author_id)) {
      if (expires_at > world.clock()) ids.add(sender)
    }
  }
  return [...ids]
}

/** Returns the id of the group that a post was written to, or that it mentions as a reply in a group does. */
const groupOfThread = (world: World, { group_id, mention_ids }: PostRecord): string[] =>
  [group_id ?? '', ...mention_ids].filter((id) => world.accounts.get(id)?.is_group).slice(0, 1)

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
