/**
 * Lists of groups, and who runs one (docs/spec/groups.md#list-of-groups, docs/server/groups.md#groups).
 */
import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import { listFollowedGroups, listGroupMembers } from '#contract/endpoints/groups.ts'
import { listDirectory } from '#contract/endpoints/search.ts'
import type { Account } from '#contract/entities/account.ts'
import { unreadableIn } from '#contract/tolerant.ts'
import { hasGroupFeature } from '#domain/group/features.ts'
import { itemsOf, MOST_CALLS, nextOffset, REPEATS_OF_OFFSETS } from '#domain/paging.ts'
import { isRemote } from '#domain/profile/handle.ts'
import { call } from '../connection/api.ts'
import { useInstance } from '../connection/instance.ts'
import { useViewer } from '../connection/session.ts'
import { listQuery } from '../lists/lists.ts'
import { offsetListQuery } from '../lists/offset-list.ts'
import { walkPages } from '../lists/walk-pages.ts'
import { JOINED_GROUPS } from '../people/joined-groups.ts'
import { loadRelationships } from '../people/relationships.ts'

/** The most that the server sends at once (docs/server/README.md#paging). */
const MOST = 40

/** The groups do not wait for the relationships. */
const rememberAll = (client: QueryClient, accounts: readonly Account[]) =>
  void loadRelationships(
    client,
    accounts.map(({ id }) => id),
  )

/** Returns a list of the viewer's groups; those with the newest posts come first. */
const groupsQuery = (queryKey: readonly [string, ...string[]], filter: 'following' | 'moderating') =>
  offsetListQuery<Account>(queryKey, async (part, { client, signal }) => {
    const groups = await call(listFollowedGroups, { query: { filter, ...part } }, { signal })
    rememberAll(client, groups)
    // Before 5.6 no account said that it is a group.
    const items = groups.map((group) => ({ ...group, is_group: true }))
    return { items, unreadable: unreadableIn(groups) }
  })

/** Lists the groups that the viewer has joined. */
export const joinedGroupsQuery = groupsQuery(JOINED_GROUPS, 'following')

/** Lists the groups that the viewer runs. */
export const moderatedGroupsQuery = groupsQuery(['accounts', 'groups', 'moderating'], 'moderating')

/**
 * Lists the groups that this server knows, the most recently active first. Only the directory has them, so
 * two hundred of its accounts are looked through at a time.
 */
export const knownGroupsQuery = listQuery<Account>(
  ['accounts', 'groups', 'known'],
  async (from, { client, signal }) => {
    const { pages, next } = await walkPages((cursor) => loadPart(Number(cursor), signal), {
      from,
      repeats: REPEATS_OF_OFFSETS,
    })
    const groups = itemsOf(pages).filter(({ is_group }) => is_group)
    rememberAll(client, groups)
    return { items: groups, next }
  },
  { calls: MOST_CALLS, repeats: REPEATS_OF_OFFSETS },
)

async function loadPart(offset: number, signal: AbortSignal): Promise<Page<Account>> {
  const query = { order: 'active', local: false, offset, limit: MOST }
  const items = await call(listDirectory, { query }, { signal })
  const page = { items, unreadable: unreadableIn(items) }
  return { ...page, next: nextOffset(offset, page, MOST) }
}

/** Lists who runs a group. */
export const groupAdminsQuery = (id: string) =>
  listQuery<Account>(['accounts', 'group-admins', id], async (_, { client, signal }) => {
    const members = await call(listGroupMembers, { params: { id } }, { signal })
    const admins = members.filter(({ affiliation }) => affiliation !== 'none').map(({ account }) => account)
    rememberAll(client, admins)
    return { items: admins, next: null }
  })

/** Returns whether a list of the viewer's groups has one. The list is loaded only where `asks`. */
function useHasGroup(list: typeof joinedGroupsQuery, id: string | undefined, asks: boolean): boolean {
  const isUser = useViewer() !== null
  const { data } = useInfiniteQuery({ ...list, enabled: asks && isUser })
  return asks && (data?.pages.some(({ items }) => items.some((group) => group.id === id)) ?? false)
}

/**
 * Returns whether an account is a group. A server of version 5.5 does not say so; there only those are known
 * that the viewer has joined.
 */
export function useIsGroup(account: Account | undefined): boolean {
  const version = useInstance()?.version ?? ''
  const isUnsaid = hasGroupFeature(version, 'read') && !hasGroupFeature(version, 'create')
  const isJoined = useHasGroup(joinedGroupsQuery, account?.id, isUnsaid)
  return account?.is_group || isJoined
}

/** Returns whether the viewer runs a group of this server, and may change it. */
export function useRunsGroup(group: Account): boolean {
  const version = useInstance()?.version ?? ''
  const mayBe = group.is_group && !isRemote(group) && hasGroupFeature(version, 'change')
  return useHasGroup(moderatedGroupsQuery, group.id, mayBe)
}
