/**
 * Lists all people, in an order that the real server computes again every ten minutes
 * (docs/server/accounts.md#directory).
 */
import type { AccountRecord } from './records.ts'
import type { World } from './world.ts'

const REFRESHED_EVERY = 600_000

export function directory(world: World, wanted: { isLocal: boolean; byName: boolean }): AccountRecord[] {
  const people = [...world.accounts.values()].filter(
    ({ host, is_system }) => !is_system && (host === null || !wanted.isLocal),
  )
  if (wanted.byName) return people.sort((one, other) => (one.username < other.username ? -1 : 1))
  const last = lastPosts(world)
  const activity = ({ id }: AccountRecord) => last.get(id) ?? Number.NEGATIVE_INFINITY
  // People who never posted come last. Among equals the oldest account comes first.
  return people
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .sort((one, other) => compare(activity(other), activity(one)))
}

function lastPosts(world: World): ReadonlyMap<string, number> {
  const { activity } = world
  if (world.clock() - activity.refreshed_at >= REFRESHED_EVERY) {
    const last_posts = new Map<string, number>()
    for (const { author_id, created_at } of world.posts.before()) {
      last_posts.set(author_id, Math.max(created_at, last_posts.get(author_id) ?? 0))
    }
    world.activity = { refreshed_at: world.clock(), last_posts }
  }
  return world.activity.last_posts
}

/** Compares two times. A difference would be NaN for two people who never posted. */
const compare = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1)
