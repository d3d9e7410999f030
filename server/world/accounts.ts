/**
 * Adds accounts to a world, local and remote ones, and their sessions (docs/server/accounts.md#account,
 * docs/server/session.md#sign-up, docs/server/session.md#get-a-token).
 */
import { renderBasicMarkdown } from '../markdown/basic.ts'
import { digest } from './digest.ts'
import { createToken } from './ids.ts'
import type {
  AccountRecord,
  IdentityProofRecord,
  PaymentOptionRecord,
  RoleName,
  TokenRecord,
} from './records.ts'
import type { World } from './world.ts'

export interface NewAccount {
  username: string
  /** The host of a remote person. Local people have none. */
  host?: string
  display_name?: string
  /** Markdown with links and line breaks for local people, HTML for remote ones. */
  note?: string
  /** Names of files under `/media/`, see `addFile`. */
  avatar?: string
  header?: string
  locked?: boolean
  bot?: boolean
  is_group?: boolean
  is_system?: boolean
  mention_policy?: AccountRecord['mention_policy']
  /** The values are markdown for local people, HTML for remote ones. */
  fields?: { name: string; value: string }[]
  identity_proofs?: IdentityProofRecord[]
  payment_options?: PaymentOptionRecord[]
  /** The actor ids of other accounts that they say are theirs. */
  aliases?: string[]
  /** Only for remote people. 2000 when left out. */
  accepts_after?: number | null
  created_at?: number
  /** Only for local people. */
  password?: string
  wallet?: string
  monero_wallet?: string
  role?: RoleName
  privacy?: 'public' | 'private' | 'subscribers'
  language?: string
  client_config?: Record<string, unknown>
  /** Only for remote people whose address is not `https://{host}/users/{username}`. */
  actor_id?: string
  url?: string
  /** Only for actors without a WebFinger address, whose `acct` is not `username@host`. */
  acct?: string
}

export function addAccount(world: World, account: NewAccount): AccountRecord {
  const { username, host = null } = account
  const home = host === null ? world.baseUrl : `https://${host}`
  const created_at = account.created_at ?? world.clock()
  const isLocal = host === null
  const actor_id = account.actor_id ?? `${home}/users/${username}`
  const note = account.note ?? ''
  const record: AccountRecord = {
    id: world.newId(created_at),
    username,
    host,
    acct: account.acct ?? (isLocal ? username : `${username}@${host}`),
    actor_id,
    url: account.url ?? (isLocal ? actor_id : `${home}/@${username}`),
    display_name: account.display_name ?? '',
    note: isLocal ? renderBasicMarkdown(note, 'note') : note,
    note_source: isLocal && note !== '' ? note : null,
    avatar: account.avatar ?? null,
    header: account.header ?? null,
    locked: account.locked ?? false,
    bot: account.bot ?? account.is_system ?? false,
    is_group: account.is_group ?? false,
    is_system: account.is_system ?? false,
    mention_policy: account.mention_policy ?? 'none',
    fields: (account.fields ?? []).map(({ name, value }) => ({
      name,
      value: isLocal ? renderBasicMarkdown(value, 'field') : value,
      source: isLocal ? value : null,
    })),
    identity_proofs: account.identity_proofs ?? [],
    payment_options: account.payment_options ?? [],
    aliases: account.aliases ?? [],
    accepts_after: account.accepts_after === undefined ? 2000 : account.accepts_after,
    created_at,
    changed_at: created_at,
    gone_posts_counted: 0,
    user: isLocal
      ? {
          role: account.role ?? 'user',
          password_digest: account.password === undefined ? null : digest(account.password),
          wallet: account.wallet ?? null,
          monero_wallet: account.monero_wallet ?? null,
          last_login_at: null,
          privacy: account.privacy ?? 'public',
          language: account.language ?? null,
          client_config: account.client_config ?? {},
          subscription_options: [],
        }
      : null,
  }
  world.accounts.set(record.id, record)
  world.accountIds.set(record.acct, record.id)
  return record
}

/** Finds an account by its `acct`, case-sensitively (docs/server/accounts.md#lookup). */
export function findAccount(world: World, acct: string): AccountRecord | undefined {
  const id = world.accountIds.get(acct)
  return id === undefined ? undefined : world.accounts.get(id)
}

/** Finds an account by its address `name@host`, of which the host may be this one. */
export function findByAddress(world: World, address: string): AccountRecord | undefined {
  const [name = '', host] = address.split('@')
  return findAccount(world, host === new URL(world.baseUrl).hostname ? name : address)
}

/** Returns the address `name@host` of an account, or null for an actor that has none. */
export function addressOf(world: World, { acct, host }: AccountRecord): string | null {
  if (host === null) return `${acct}@${new URL(world.baseUrl).hostname}`
  return acct.includes('://') ? null : acct
}

/** Finds the person who signs in with an address, of Ethereum or of Monero. */
export function findByWallet(world: World, address: string): AccountRecord | undefined {
  return [...world.accounts.values()].find(
    ({ user }) => user?.wallet === address || user?.monero_wallet === address,
  )
}

/** Tells whether a local person has this name, in any case (docs/server/session.md#sign-up). */
export function isUsernameTaken(world: World, username: string): boolean {
  const wanted = username.toLowerCase()
  for (const account of world.accounts.values()) {
    if (account.host === null && account.username.toLowerCase() === wanted) return true
  }
  return false
}

/**
 * Starts a session, of an application if `client_id` names a registered one
 * (docs/server/settings.md#sessions).
 */
export function issueToken(
  world: World,
  account: AccountRecord,
  client_id: string | null = null,
  created_at = world.clock(),
): TokenRecord {
  forgetEndedSessions(world, account, created_at)
  const expires_at = created_at + world.instance.token_lifetime * 1000
  world.lastTokenId += 1
  const record: TokenRecord = {
    id: world.lastTokenId,
    token: createToken(world.random),
    client_name: client_id === null ? null : (world.apps.get(client_id) ?? null),
    account_id: account.id,
    created_at,
    expires_at,
  }
  world.tokens.set(record.token, record)
  if (account.user) account.user.last_login_at = created_at
  return record
}

/**
 * Forgets the sessions of somebody that have ended and began before another one: it tells when they signed in
 * last.
 */
function forgetEndedSessions(world: World, { id }: AccountRecord, before: number): void {
  for (const { token, account_id, created_at, expires_at } of world.tokens.values()) {
    const isEnded = expires_at <= world.clock()
    if (account_id === id && isEnded && created_at <= before) world.tokens.delete(token)
  }
}

/** Returns the account of a token, or undefined when the token has expired. */
export function accountOfToken(world: World, token: string): AccountRecord | undefined {
  const record = world.tokens.get(token)
  if (!record || record.expires_at <= world.clock()) return undefined
  return world.accounts.get(record.account_id)
}
