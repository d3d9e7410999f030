/** Notes what an account is like before a journey, and makes it so again after it. */
import type { OtherClient } from './other-client.ts'
import { comparableProfile, profileOf, putBackProfile } from './profile-state.ts'
import { makeFollow, makeRequest } from './relations.ts'

interface Account {
  followers_count: number
  following_count: number
  client_config: Record<string, unknown> | null
}

interface Post {
  id: string
  reblog: { id: string } | null
}

interface Relation {
  following: boolean
  requested: boolean
  muting: boolean
}

/** Returns what journeys may change of an account, and how it stands to the other account. */
export async function stateOf(client: OtherClient, other: OtherClient) {
  const { id, ask, askIfThere } = client
  const read = async <T>(path: string) => (await askIfThere<T[]>('GET', path)) ?? []
  const idsOf = async (path: string) => (await read<{ id: string }>(path)).map((one) => one.id)
  const own = `/api/v1/accounts/${id}/statuses?exclude_replies=false&limit=100`
  const [account, profile, relation, feeds, posts, pinned, bookmarks, likes, noticed, lastRead] =
    await Promise.all([
      ask<Account>('GET', '/api/v1/accounts/verify_credentials'),
      profileOf(client),
      relationOf(ask, other),
      read<{ id: string; title: string }>('/api/v1/lists'),
      read<Post>(own),
      idsOf(`${own}&pinned=true`),
      idsOf('/api/v1/bookmarks?limit=100'),
      idsOf('/api/v1/favourites?limit=100'),
      idsOf('/api/v1/notifications?limit=100'),
      lastReadOf(ask),
    ])
  return {
    account: {
      followers: account.followers_count,
      following: account.following_count,
      preferences: account.client_config?.kith ?? {},
    },
    profile,
    relation,
    feeds,
    members: await Promise.all(feeds.map((feed) => idsOf(`/api/v1/lists/${feed.id}/accounts?limit=100`))),
    posts: posts.map((post) => ({ id: post.id, repostOf: post.reblog?.id ?? null })),
    pinned,
    bookmarks,
    likes,
    noticed: noticed.map(Number),
    lastRead,
  }
}
export type AccountState = Awaited<ReturnType<typeof stateOf>>

/**
 * Takes back what came since: posts, feeds, the profile, a mute, preferences and how far the notifications
 * were read.
 */
export async function putBack(client: OtherClient, other: OtherClient, before: AccountState): Promise<void> {
  const { ask, askIfThere } = client
  const now = await stateOf(client, other)
  const isNew = ({ id }: { id: string }, known: { id: string }[]) => !known.some((each) => each.id === id)
  for (const post of now.posts.filter((each) => isNew(each, before.posts))) {
    // Gone already where it answered a post that was deleted.
    if (post.repostOf === null) await askIfThere('DELETE', `/api/v1/statuses/${post.id}`)
    else await askIfThere('POST', `/api/v1/statuses/${post.repostOf}/unreblog`)
  }
  for (const feed of now.feeds.filter((each) => isNew(each, before.feeds))) {
    await ask('DELETE', `/api/v1/lists/${feed.id}`)
  }
  await putBackProfile(client, before.profile, now.profile)
  const { muting } = before.relation
  if (muting !== now.relation.muting) {
    await ask('POST', `/api/v1/accounts/${other.id}/${muting ? 'mute' : 'unmute'}`)
  }
  if (JSON.stringify(before.account.preferences) !== JSON.stringify(now.account.preferences)) {
    await ask('POST', '/api/v1/settings/client_config', { kith: before.account.preferences })
  }
  if (unreadOf(before) === 0) await markRead(client, Math.max(before.lastRead, ...now.noticed))
  else if (before.lastRead !== now.lastRead) await markRead(client, before.lastRead)
}

/**
 * Puts back whether somebody follows or asks to; both profiles are as before already, and each is locked or
 * not.
 */
export async function putBackFollow(
  client: OtherClient,
  other: OtherClient,
  { relation: { following, requested } }: AccountState,
): Promise<void> {
  const now = await relationOf(client.ask, other)
  if (now.following === following && now.requested === requested) return
  if (following) await makeFollow(client, other)
  else if (requested) await makeRequest(client, other)
  else await client.ask('POST', `/api/v1/accounts/${other.id}/unfollow`)
}

/**
 * Returns what must be the same afterwards. That the other account followed it cannot be unsaid: such a
 * notification stays, and counts as read where nothing was unread before.
 */
export function comparable(state: AccountState, before: AccountState): Record<string, unknown> {
  const { noticed, lastRead: _, profile, ...rest } = state
  const newest = Math.max(0, ...before.noticed)
  const known = noticed.filter((id) => id <= newest).slice(0, MOST_NOTICED)
  return {
    ...rest,
    profile: comparableProfile(profile),
    noticed: known,
    unread: unreadOf({ ...state, noticed: known }),
  }
}

/** Notifications that come meanwhile push older ones off the page that is read. */
const MOST_NOTICED = 50

const unreadOf = ({ noticed, lastRead }: Pick<AccountState, 'noticed' | 'lastRead'>) =>
  noticed.filter((id) => id > lastRead).length

async function relationOf(ask: OtherClient['ask'], other: OtherClient): Promise<Relation> {
  const found = await ask<Relation[]>('GET', `/api/v1/accounts/relationships?id[]=${other.id}`)
  const { following = false, requested = false, muting = false } = found[0] ?? {}
  return { following, requested, muting }
}

async function lastReadOf(ask: OtherClient['ask']): Promise<number> {
  const path = '/api/v1/markers?timeline[]=notifications'
  const { notifications } = await ask<{ notifications?: { last_read_id: string } }>('GET', path)
  return Number(notifications?.last_read_id ?? 0)
}

const markRead = ({ ask }: OtherClient, id: number) =>
  ask('POST', '/api/v1/markers', { notifications: { last_read_id: String(id) } })
