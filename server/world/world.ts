/**
 * One instance and everybody on it, in memory. Reads are plain look-ups; every change has a function of its
 * own beside this file: `accounts.ts`, `posts.ts`, `relations.ts`, `reactions.ts`, `feeds.ts`, `media.ts` and so on.
 * Timelines are derived (contract 1.5), never kept.
 */
import { createId, type Random } from './ids.ts'
import { DEFAULT_INSTANCE } from './instance.ts'
import { Pairs } from './pairs.ts'
import { PostTable } from './post-table.ts'
import type {
  AccountRecord,
  ActivityRecord,
  AttachmentRecord,
  CustomEmojiRecord,
  FileRecord,
  FollowRecord,
  FollowRequestRecord,
  InstanceRecord,
  LikeRecord,
  ListRecord,
  MarkerRecord,
  MarkRecord,
  NotificationRecord,
  PollRecord,
  ReactionRecord,
  ReplyFetchRecord,
  SubscriptionRecord,
  TokenRecord,
} from './records.ts'

/** Milliseconds since 1970. */
export type Clock = () => number

/** Everything that a world remembers. */
export interface Tables {
  /** Origin of actor, post and tag addresses, without a slash at the end. */
  baseUrl: string
  instance: InstanceRecord

  accounts: Map<string, AccountRecord>
  /** Account ids by `acct`. */
  accountIds: Map<string, string>
  tokens: Map<string, TokenRecord>
  /** Unused invite codes. */
  invites: Set<string>
  /** Applications that introduced themselves, by client id. */
  apps: Set<string>
  /** The nonces that were signed for signing in, each once (policies/wallet.ts). */
  usedNonces: Set<string>

  posts: PostTable
  polls: Map<string, PollRecord>
  attachments: Map<string, AttachmentRecord>
  files: Map<string, FileRecord>
  /** By `emojiKey`. */
  emojis: Map<string, CustomEmojiRecord>

  /** follower → followed */
  follows: Pairs<FollowRecord>
  followRequests: Pairs<FollowRequestRecord>
  /** follower → the person who refused them, until they are accepted */
  rejections: Pairs<true>
  /** Both: person → person. */
  mutes: Pairs<MarkRecord>
  /** payer → payee */
  subscriptions: Pairs<SubscriptionRecord>
  /** All three: person → post. */
  likes: Pairs<LikeRecord>
  bookmarks: Pairs<MarkRecord>
  trackedConversations: Pairs<true>
  /** Reactions by post id, oldest first. */
  reactions: Map<string, ReactionRecord[]>

  /** Oldest first. */
  notifications: NotificationRecord[]
  lastNotificationId: number
  /** By account id, then by timeline name. */
  markers: Map<string, Map<string, MarkerRecord>>
  lists: Map<number, ListRecord>
  /** Post id by key, and since when (contract 7.6). */
  idempotencyKeys: Map<string, { post_id: string; created_at: number }>
  /** By post id. */
  replyFetches: Map<string, ReplyFetchRecord>
  /** When somebody last posted, by account id, as the directory knows it (directory.ts). */
  activity: ActivityRecord
  /** By post id, what is laid over its answer: how tests make a careless server (presenters/override.ts). */
  postOverrides: Map<string, Record<string, unknown>>
  /** The same by notification id. */
  notificationOverrides: Map<number, Record<string, unknown>>

  /** The last number that `nextSerial` gave. */
  lastSerial: number
  /** How many ids `newId` gave for each millisecond. */
  idsByTime: Map<number, number>
}

export interface World extends Tables {
  clock: Clock
  random: Random
  /** Returns a fresh UUID, which sorts at `time` (now when left out). */
  newId(time?: number): string
  /** Returns 1, 2, 3 … */
  nextSerial(): number
}

export interface WorldOptions {
  clock: Clock
  random: Random
  baseUrl?: string
  instance?: Partial<InstanceRecord>
}

/** Creates a world without anybody. */
export function createWorld(options: WorldOptions): World {
  const { clock, random, baseUrl = 'http://127.0.0.1:4000', instance = {} } = options
  return worldOf(
    { clock, random },
    {
      baseUrl,
      instance: { ...structuredClone(DEFAULT_INSTANCE), ...instance },
      accounts: new Map(),
      accountIds: new Map(),
      tokens: new Map(),
      invites: new Set(),
      apps: new Set(),
      usedNonces: new Set(),
      posts: new PostTable(),
      polls: new Map(),
      attachments: new Map(),
      files: new Map(),
      emojis: new Map(),
      follows: new Pairs(),
      followRequests: new Pairs(),
      rejections: new Pairs(),
      mutes: new Pairs(),
      subscriptions: new Pairs(),
      likes: new Pairs(),
      bookmarks: new Pairs(),
      trackedConversations: new Pairs(),
      reactions: new Map(),
      notifications: [],
      lastNotificationId: 0,
      markers: new Map(),
      lists: new Map(),
      idempotencyKeys: new Map(),
      replyFetches: new Map(),
      activity: { refreshed_at: Number.NEGATIVE_INFINITY, last_posts: new Map() },
      postOverrides: new Map(),
      notificationOverrides: new Map(),
      lastSerial: 0,
      idsByTime: new Map(),
    },
  )
}

/** Creates a world that holds these tables. */
export function worldOf({ clock, random }: Pick<World, 'clock' | 'random'>, tables: Tables): World {
  const world: World = {
    ...tables,
    clock,
    random,
    newId(time = clock()) {
      const turn = world.idsByTime.get(time) ?? 0
      world.idsByTime.set(time, turn + 1)
      return createId(time, turn, random)
    },
    nextSerial() {
      world.lastSerial += 1
      return world.lastSerial
    },
  }
  return world
}
