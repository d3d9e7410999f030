/**
 * The records that the server keeps, one interface for each table. Times are milliseconds since 1970. Fields
 * have the names of the API where it has one (docs/server/posts.md#entities,
 * docs/server/accounts.md#entities). Nothing is kept that can be computed.
 */

import type { SubscriptionOptionRecord } from './payment-records.ts'

export type Visibility = 'public' | 'private' | 'subscribers' | 'conversation' | 'direct'

export type RoleName = 'user' | 'admin' | 'read_only_user'

export interface FieldRecord {
  name: string
  /** HTML with no elements but links. */
  value: string
  /** The markdown source. null for remote accounts. */
  source: string | null
}

export interface IdentityProofRecord {
  name: string
  value: string
  is_legacy_proof: boolean
}

export type PaymentOptionRecord =
  | { type: 'link'; name: string; href: string }
  | {
      type: 'monero-subscription'
      chain_id: string
      price: number
      amount_min: number
      object_id: string | null
    }

/** The data that only local people have. */
export interface UserRecord {
  role: RoleName
  /** Hex SHA-256. null for accounts with only a wallet. */
  password_digest: string | null
  /** The address of the Ethereum wallet for signing in, in lower case. */
  wallet: string | null
  /** The address of the Monero wallet for signing in. Another address of that wallet is another account. */
  monero_wallet: string | null
  /** The time of the last sign-in. null before the first. */
  last_login_at: number | null
  /** The default visibility of their posts. */
  privacy: 'public' | 'private' | 'subscribers'
  language: string | null
  client_config: Record<string, unknown>
  subscription_options: SubscriptionOptionRecord[]
}

export interface AccountRecord {
  id: string
  username: string
  /** null for local people. */
  host: string | null
  acct: string
  actor_id: string
  url: string
  display_name: string
  /** The bio as HTML, and below it its markdown source. */
  note: string
  note_source: string | null
  /** Names of files under `/media/`. null shows the identicon. */
  avatar: string | null
  header: string | null
  locked: boolean
  bot: boolean
  is_group: boolean
  /**
   * Whether the instance itself owns the account, such as `anonymous`, who pays for others
   * (docs/server/administration.md#commands).
   */
  is_system: boolean
  mention_policy: 'none' | 'only_known' | 'only_contacts'
  fields: FieldRecord[]
  identity_proofs: IdentityProofRecord[]
  payment_options: PaymentOptionRecord[]
  /** The actor ids of other accounts that they say are theirs. */
  aliases: string[]
  /**
   * How many milliseconds their server takes to accept a follower. null if it never answers. It matters only
   * for remote people who are not locked.
   */
  accepts_after: number | null
  created_at: number
  /** When the profile was changed last. */
  changed_at: number
  /**
   * How many posts of the person are gone and still count: reposts that they took back, and posts that went
   * with a group.
   */
  gone_posts_counted: number
  /** null for remote people. */
  user: UserRecord | null
}

export interface TokenRecord {
  /** A serial number, by which a session can be ended. */
  id: number
  token: string
  /** The name of the application that asked for the token. null when it was not registered. */
  client_name: string | null
  account_id: string
  created_at: number
  expires_at: number
}

export interface PostRecord {
  id: string
  author_id: string
  created_at: number
  edited_at: number | null
  /** HTML as it is served. Empty for a repost. */
  content: string
  /** The text as its author typed it. null for remote posts. */
  source: { content_type: 'text/markdown' | 'text/html'; text: string } | null
  title: string | null
  language: string | null
  visibility: Visibility
  sensitive: boolean
  pinned: boolean
  in_reply_to_id: string | null
  /**
   * The post that this one reposts. The API does not find a repost by its id
   * (docs/server/posts.md#ids-of-reposts).
   */
  repost_of_id: string | null
  /** The first post of the conversation, which may be this one. */
  root_id: string
  /** The account ids of all recipients. */
  mention_ids: string[]
  tags: string[]
  /** The ids of quoted and linked posts. */
  link_ids: string[]
  /** The keys of the custom emoji in text and poll. */
  emojis: string[]
  attachment_ids: string[]
  /** The group that the conversation was begun in (docs/server/groups.md#post-to-a-group). */
  group_id: string | null
  uri: string
  url: string
  ipfs_cid: string | null
}

export interface PollRecord {
  post_id: string
  /** Plain text, which is escaped when it is sent. */
  options: string[]
  multiple: boolean
  expires_at: number | null
  /** The choices by account id. */
  votes: Map<string, number[]>
  /** The number of votes of people whom this server does not know, by option. */
  remote_votes: number[]
  /** The number of those people. null when their server does not say. */
  remote_voters: number | null
}

/** A file under `/media/`, which is read when somebody asks for it. */
export interface FileRecord {
  /** `{64 hex digits}.{extension}` */
  name: string
  type: string
  created_at: number
  read(): Uint8Array | Promise<Uint8Array>
}

export interface AttachmentRecord {
  id: string
  owner_id: string
  file: string
  media_type: string
  description: string | null
  post_id: string | null
  created_at: number
}

export interface CustomEmojiRecord {
  shortcode: string
  /** null for an emoji of this instance. */
  host: string | null
  file: string
  category: string | null
}

export interface FollowRecord {
  /** A serial number, which is the cursor of relationship lists. */
  id: number
  reblogs: boolean
  replies: boolean
  created_at: number
}

export interface FollowRequestRecord extends FollowRecord {
  uuid: string
  /** A request that was answered or taken back still holds what its author wanted to see. */
  state: 'pending' | 'accepted' | 'rejected' | 'withdrawn'
}

/** A mute or a bookmark, with its time and its place in the list. */
export interface MarkRecord {
  id: number
  created_at: number
}

export interface LikeRecord {
  id: string
  created_at: number
}

export interface ReactionRecord {
  id: string
  account_id: string
  post_id: string
  /** A character or `:shortcode:`. */
  content: string
  /** The key of the custom emoji. */
  emoji: string | null
  created_at: number
}

export interface NotificationRecord {
  id: number
  recipient_id: string
  sender_id: string
  type: string
  subtype: string | null
  post_id: string | null
  reaction: { content: string; emoji: string | null } | null
  payment_amount: number | null
  /** The warning of a moderator. */
  warning: { id: string; text: string } | null
  created_at: number
}

/** A request for replies from another server (docs/server/threads.md#load-a-conversation). */
export interface ReplyFetchRecord {
  post_id: string
  due_at: number
  is_done: boolean
}

/** A post that is still only on its author's server (docs/server/accounts.md#load-activities). */
export interface PostElsewhereRecord {
  content: string
  created_at: number
  pinned: boolean
  /** The id of the post here, when it has been fetched. */
  post_id: string | null
}

/** A request for somebody's posts from their server. */
export interface ActivityFetchRecord {
  account_id: string
  collection: 'outbox' | 'featured'
  due_at: number
}

/**
 * Follows or followers that the server takes along in the background
 * (docs/server/settings.md#aliases-and-moving).
 */
export type MoveRecord = { account_id: string; due_at: number } & (
  | { kind: 'follows'; addresses: string[] }
  | { kind: 'followers'; addresses: string[]; from_actor_id: string }
  | { kind: 'move'; target_id: string }
)

/** A group without an administrator, which the server deletes in the background. */
export interface EndingGroupRecord {
  group_id: string
  due_at: number
}

/** The order of the directory, which is not always up to date. */
export interface ActivityRecord {
  refreshed_at: number
  /** The time of the last post, by account id. */
  last_posts: ReadonlyMap<string, number>
}

export interface MarkerRecord {
  last_read_id: string
  updated_at: number
}

/** A custom feed. */
export interface ListRecord {
  id: number
  owner_id: string
  title: string
  member_ids: Set<string>
}

export interface BlockchainRecord {
  chain_id: string
  is_forwarding_required: boolean
  description: string | null
  payment_amount_min: number
}

/** The settings of the administrator (docs/server/administration.md#configuration). */
export interface InstanceRecord {
  title: string
  short_description: string
  /** Markdown. */
  description: string
  version: string
  registrations: 'open' | 'invite'
  default_role: RoleName
  timeline_local: boolean
  federated_timeline_restricted: boolean
  staff_public: boolean
  authentication_methods: string[]
  login_message: string
  blockchains: BlockchainRecord[]
  ipfs_gateway_url: string | null
  /** Whether the node that saves posts answers. */
  is_storage_running: boolean
  max_characters: number
  max_media_attachments: number
  /** In bytes. */
  max_file_size: number
  token_lifetime: number
  like_emoji: 'thumbs_up' | 'heart'
  favorite_emojis: string[]
  /**
   * Whether replies are left out of a profile's posts when the query does not say
   * (docs/server/versions.md#next-version).
   */
  exclude_replies: boolean
  /** The servers that this one blocks. */
  blocked_domains: string[]
  /** Keys of the answer to replace, or to leave out where null. Tests make other servers with them. */
  overrides: Record<string, unknown>
}
