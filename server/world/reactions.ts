/** Adds likes, reactions, bookmarks and votes (docs/server/posts.md#acting). */
import { emojiKey } from './media.ts'
import { notify } from './notifications.ts'
import type { AccountRecord, NotificationRecord, PostRecord } from './records.ts'
import type { World } from './world.ts'

interface When {
  created_at?: number
}

export function like(world: World, account: AccountRecord, post: PostRecord, when: When = {}): void {
  if (world.likes.has(account.id, post.id)) return
  const created_at = when.created_at ?? world.clock()
  world.likes.set(account.id, post.id, { id: world.newId(created_at), created_at })
  notifyAuthor(world, account, post, { type: 'favourite', created_at })
}

/**
 * Adds a reaction. `content` is one character, or the `:shortcode:` of an emoji of the person's own server.
 * `emoji` is the key of an emoji of another server.
 */
export function react(
  world: World,
  account: AccountRecord,
  post: PostRecord,
  content: string,
  options: When & { emoji?: string | null } = {},
): void {
  const { created_at = world.clock(), emoji = knownEmoji(world, content, account.host) } = options
  const reaction = {
    id: world.newId(created_at),
    account_id: account.id,
    post_id: post.id,
    content,
    emoji,
    created_at,
  }
  world.reactions.set(post.id, [...(world.reactions.get(post.id) ?? []), reaction])
  notifyAuthor(world, account, post, {
    type: 'pleroma:emoji_reaction',
    reaction: { content, emoji },
    created_at,
  })
}

/** Removes a like and its notification. */
export function unlike(world: World, account: AccountRecord, post: PostRecord): void {
  world.likes.delete(account.id, post.id)
  withdrawNotification(world, account, post, ({ type }) => type === 'favourite')
}

/** Removes a reaction and its notification. Returns false where there is none. */
export function unreact(world: World, account: AccountRecord, post: PostRecord, content: string): boolean {
  const all = world.reactions.get(post.id) ?? []
  const others = all.filter((reaction) => reaction.account_id !== account.id || reaction.content !== content)
  if (others.length === all.length) return false
  world.reactions.set(post.id, others)
  withdrawNotification(world, account, post, ({ reaction }) => reaction?.content === content)
  return true
}

export function bookmark(world: World, account: AccountRecord, post: PostRecord, when: When = {}): void {
  if (world.bookmarks.has(account.id, post.id)) return
  const created_at = when.created_at ?? world.clock()
  world.bookmarks.set(account.id, post.id, { id: world.nextSerial(), created_at })
}

/** Keeps the vote of a person. `choices` are indexes of options, in any order. */
export function vote(world: World, account: AccountRecord, post: PostRecord, choices: number[]): void {
  world.polls.get(post.id)?.votes.set(
    account.id,
    [...new Set(choices)].toSorted((one, other) => one - other),
  )
}

function knownEmoji(world: World, content: string, host: string | null): string | null {
  const shortcode = /^:(.+):$/.exec(content)?.[1]
  if (shortcode === undefined) return null
  const keys = [emojiKey(shortcode, host), emojiKey(shortcode, null)]
  return keys.find((key) => world.emojis.has(key)) ?? null
}

function notifyAuthor(
  world: World,
  sender: AccountRecord,
  post: PostRecord,
  what: { type: string; reaction?: { content: string; emoji: string | null }; created_at: number },
): void {
  const recipient = world.accounts.get(post.author_id)
  if (recipient) notify(world, { recipient, sender, post_id: post.id, ...what })
}

function withdrawNotification(
  world: World,
  sender: AccountRecord,
  post: PostRecord,
  concerns: (notification: NotificationRecord) => boolean,
): void {
  world.notifications = world.notifications.filter(
    (notification) =>
      notification.sender_id !== sender.id || notification.post_id !== post.id || !concerns(notification),
  )
}
