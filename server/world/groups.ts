/** Makes and finds groups, which are accounts without a user (docs/server/groups.md#groups). */
import { addAccount } from './accounts.ts'
import type { AccountRecord, PostRecord } from './records.ts'
import { follow } from './relations.ts'
import type { World } from './world.ts'

export interface NewGroup {
  admin: AccountRecord
  username: string
  note?: string
  created_at?: number
}

/** Adds a group of this server. Nobody follows it yet. */
export function addGroup(world: World, { admin, ...account }: NewGroup): AccountRecord {
  const group = addAccount(world, { ...account, is_group: true })
  world.groupAdmins.set(admin.id, group.id, true)
  return group
}

/** Makes the administrator of a group a member of it. */
export const joinOwnGroup = (world: World, admin: AccountRecord, group: AccountRecord) =>
  follow(world, admin, group)

/** Returns the groups that somebody follows or runs, that with the latest post first. */
export function groupsOf(
  world: World,
  viewer: AccountRecord,
  relation: 'following' | 'moderating',
): AccountRecord[] {
  const pairs = relation === 'following' ? world.follows : world.groupAdmins
  const ids = [...pairs.from(viewer.id).keys()]
  const groups = ids.flatMap((id) => world.accounts.get(id) ?? []).filter(({ is_group }) => is_group)
  const latest = new Map(groups.map((group) => [group.id, latestPostOf(world, group)?.id ?? '']))
  const at = ({ id }: AccountRecord) => latest.get(id) ?? ''
  return groups.toSorted((one, other) => (at(one) > at(other) ? -1 : Number(at(one) < at(other))))
}

function latestPostOf(world: World, { id }: AccountRecord): PostRecord | undefined {
  for (const post of world.posts.before()) if (post.group_id === id) return post
  return undefined
}

/** Returns the group that the conversation of a post was begun in, or undefined. */
export const groupOf = (world: World, { group_id }: PostRecord): AccountRecord | undefined =>
  group_id === null ? undefined : world.accounts.get(group_id)

/** Tells whether somebody runs the group of a post. */
export function canModerate(world: World, viewer: AccountRecord, post: PostRecord): boolean {
  const group = groupOf(world, post)
  return group !== undefined && world.groupAdmins.has(viewer.id, group.id)
}
