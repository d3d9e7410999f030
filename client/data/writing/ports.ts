/**
 * Everything outside of the writing engine that it needs: storage, locks, time, chance and the server.
 * `browser-ports.ts` has those of a real page; the tests bring their own, and can close a tab, lose an answer
 * or fill the disk with them.
 */
import type { Account } from '#contract/entities/account.ts'
import type { Attachment } from '#contract/entities/attachment.ts'
import type { Post, PostSource, Visibility } from '#contract/entities/post.ts'
import type { SentPoll } from '#domain/composer/poll-draft.ts'
import type { PictureTrouble } from '#platform/pictures/images.ts'
import type { Locks } from '#platform/storage/locks.ts'
import type { Rows } from '../storage/rows.ts'

/** Local storage: written at once for all tabs, and to the disk when the browser sees fit. */
export interface Texts {
  /** Returns the stored text, or null. */
  read: (key: string) => string | null
  /** Stores the text, or removes it for null. Returns false where the browser refuses. */
  write: (key: string, text: string | null) => boolean
  keys: () => string[]
  /**
   * Resolves once everything has come back that a killed browser had not written to the disk; null where it
   * has.
   */
  whole: () => Promise<void> | null
  /** Calls `listener` when another tab changed `key`; returns the function that stops it. */
  onElsewhere: (key: string, listener: () => void) => () => void
}

export interface Clock {
  /** Returns the time at the server in milliseconds: what is stored is compared with what it says. */
  now: () => number
  /** Runs something once after `delay` milliseconds; returns the function that prevents it. */
  after: (delay: number, run: () => void) => () => void
}

export interface Chance {
  /** Returns a number from 0 to 1. */
  number: () => number
  /** Returns a new key of so many bytes, as hexadecimal text. */
  key: (bytes: number) => string
}

/** One file on its way to the server. */
export interface FileToSend {
  bytes: Blob
  description: string | null
}

export interface SendOptions {
  token: string | null
  signal?: AbortSignal
  /** Is called with the share that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void
}

export interface PostToCreate {
  idempotencyKey: string
  text: string
  language: string | null
  mediaIds: readonly string[]
  replyTo: string | null
  visibility: Visibility
  sensitive: boolean
  poll: SentPoll | null
  quoted: string | null
  groupId: string | null
}

export interface PostToEdit {
  text: string
  mediaIds: readonly string[]
  title: string | null
  language: string | null
  sensitive: boolean
  quoted: string | null
}

/** The calls that writing needs. All reject with `ApiError`, `upload` also with `FileProblem`. */
export interface Server {
  /** Returns the token of the session, or null. */
  token: () => string | null
  onToken: (listener: () => void) => () => void
  isOnline: () => boolean
  onOnline: (listener: () => void) => () => void
  viewer: (token: string) => Promise<Pick<Account, 'id'>>
  /** Returns the largest file that the instance takes, in bytes. */
  sizeLimit: () => Promise<number>
  create: (post: PostToCreate, token: string | null) => Promise<Post>
  edit: (postId: string, post: PostToEdit, token: string | null) => Promise<Post>
  source: (postId: string, token: string | null) => Promise<PostSource>
  post: (postId: string, token: string | null) => Promise<Post>
  /** Returns the newest posts of an account, replies included. */
  latestPosts: (accountId: string, token: string | null) => Promise<readonly Post[]>
  upload: (file: FileToSend, options: SendOptions) => Promise<Attachment>
  describe: (mediaId: string, description: string | null) => Promise<Attachment>
  /** Returns the bytes of a file that lies at the server. */
  download: (url: string) => Promise<Blob | null>
}

export interface Ports {
  texts: Texts
  rows: Rows
  /** Returns whether the account has logged out on this device, in any tab. */
  hasLeft: () => boolean
  locks: Locks
  clock: Clock
  chance: Chance
  server: Server
  /**
   * Returns a picture at a sane size, of at most `limit` bytes and without metadata, or why there is none.
   */
  prepareImage: (bytes: Blob, limit: number) => Promise<Blob | PictureTrouble>
  /** Calls `listener` when the page is put aside or closed. */
  onHidden: (listener: () => void) => () => void
  /** Calls `listener` when the browser has deleted the database while the page was open. */
  onRowsLost: (listener: () => void) => () => void
}
