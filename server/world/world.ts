/**
 * A world: one instance and everybody on it, in memory. Reads are plain look-ups. Every change has a function
 * in a file beside this one: `accounts.ts`, `posts.ts`, `relations.ts`, `reactions.ts`, `feeds.ts`,
 * `media.ts` and so on. Timelines are computed (docs/server/timelines.md#kinds-of-timelines), not kept.
 */
import { DEFAULT_WALLET } from './default-wallet.ts'
import { createId, type Random } from './ids.ts'
import { DEFAULT_INSTANCE } from './instance.ts'
import { Pairs } from './pairs.ts'
import type { ChainRecord, InvoiceRecord, SubscriptionRecord, WalletRecord } from './payment-records.ts'
import { PostTable } from './post-table.ts'
import type {
  AccountRecord,
  ActivityFetchRecord,
  ActivityRecord,
  AttachmentRecord,
  CustomEmojiRecord,
  EndingGroupRecord,
  FileRecord,
  FollowRecord,
  FollowRequestRecord,
  InstanceRecord,
  LikeRecord,
  ListRecord,
  MarkerRecord,
  MarkRecord,
  MoveRecord,
  NotificationRecord,
  PollRecord,
  PostElsewhereRecord,
  ReactionRecord,
  ReplyFetchRecord,
  TokenRecord,
} from './records.ts'

/** Returns the milliseconds since 1970. */
export type Clock = () => number

/** All data of a world. */
export interface Tables {
  /** The origin of the addresses of people, posts and tags, without a slash at the end. */
  baseUrl: string
  instance: InstanceRecord

  accounts: Map<string, AccountRecord>
  /** The account ids by `acct`. */
  accountIds: Map<string, string>
  tokens: Map<string, TokenRecord>
  lastTokenId: number
  /** The unused invite codes. */
  invites: Set<string>
  /** The names of registered applications by their client ids. */
  apps: Map<string, string>
  /** The nonces of wallets that were used for signing in (policies/wallet/nonces.ts). */
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
  /** follower → the person who rejected them, until they accept */
  rejections: Pairs<true>
  /** person → person */
  mutes: Pairs<MarkRecord>
  /** payer → payee */
  subscriptions: Pairs<SubscriptionRecord>
  invoices: Map<string, InvoiceRecord>
  chain: ChainRecord
  wallet: WalletRecord
  /** These three: person → post */
  likes: Pairs<LikeRecord>
  bookmarks: Pairs<MarkRecord>
  trackedConversations: Pairs<true>
  /** person → group */
  groupAdmins: Pairs<true>
  /** The reactions by post id, oldest first. */
  reactions: Map<string, ReactionRecord[]>

  /** The oldest first. */
  notifications: NotificationRecord[]
  lastNotificationId: number
  /** By account id, then by timeline name. */
  markers: Map<string, Map<string, MarkerRecord>>
  lists: Map<number, ListRecord>
  /** The post of each idempotency key, and the time of the call (docs/server/writing.md#idempotency-keys). */
  idempotencyKeys: Map<string, { post_id: string; created_at: number }>
  /** By post id. */
  replyFetches: Map<string, ReplyFetchRecord>
  /** The posts that wait to be fetched, by the id of their author. */
  postsElsewhere: Map<string, PostElsewhereRecord[]>
  activityFetches: ActivityFetchRecord[]
  moves: MoveRecord[]
  endingGroups: EndingGroupRecord[]
  /** The order of the directory (directory.ts). */
  activity: ActivityRecord
  /**
   * Changes to the answers about a post, by its id. Tests make careless servers with them
   * (presenters/override.ts).
   */
  postOverrides: Map<string, Record<string, unknown>>
  /** The same for notifications. */
  notificationOverrides: Map<number, Record<string, unknown>>

  /** The last number that `nextSerial` returned. */
  lastSerial: number
  /** The number of ids that `newId` returned for each millisecond, of the latest ones. */
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
      lastTokenId: 0,
      invites: new Set(),
      apps: new Map(),
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
      invoices: new Map(),
      chain: { height: 1, transfers: [], ticks: 0, ticked_at: null },
      wallet: { ...DEFAULT_WALLET },
      likes: new Pairs(),
      bookmarks: new Pairs(),
      trackedConversations: new Pairs(),
      groupAdmins: new Pairs(),
      reactions: new Map(),
      notifications: [],
      lastNotificationId: 0,
      markers: new Map(),
      lists: new Map(),
      idempotencyKeys: new Map(),
      replyFetches: new Map(),
      postsElsewhere: new Map(),
      activityFetches: [],
      moves: [],
      endingGroups: [],
      activity: { refreshed_at: Number.NEGATIVE_INFINITY, last_posts: new Map() },
      postOverrides: new Map(),
      notificationOverrides: new Map(),
      lastSerial: 0,
      idsByTime: new Map(),
    },
  )
}

/** For so many milliseconds it is remembered how many ids there are: more than any seed needs at once. */
const MOST_TIMES = 10_000

/** Creates a world that holds these tables. */
export function worldOf({ clock, random }: Pick<World, 'clock' | 'random'>, tables: Tables): World {
  const world: World = {
    ...tables,
    clock,
    random,
    newId(time = clock()) {
      const turn = world.idsByTime.get(time) ?? 0
      world.idsByTime.set(time, turn + 1)
      const [oldest] = world.idsByTime.keys()
      if (world.idsByTime.size > MOST_TIMES && oldest !== undefined) world.idsByTime.delete(oldest)
      return createId(time, turn, random)
    },
    nextSerial() {
      world.lastSerial += 1
      return world.lastSerial
    },
  }
  return world
}
