/** Adds and finds custom feeds, which the API calls lists (docs/server/feeds.md#custom-feeds). */
import type { AccountRecord, ListRecord } from './records.ts'
import type { World } from './world.ts'

export function addFeed(
  world: World,
  feed: { owner: AccountRecord; title: string; members?: AccountRecord[] },
): ListRecord {
  const { owner, title, members = [] } = feed
  const id = world.nextSerial()
  const record = { id, owner_id: owner.id, title, member_ids: new Set(members.map((member) => member.id)) }
  world.lists.set(id, record)
  return record
}

/** Returns the feeds of a person, sorted by name. */
export const feedsOf = (world: World, owner: AccountRecord): ListRecord[] =>
  [...world.lists.values()]
    .filter(({ owner_id }) => owner_id === owner.id)
    .sort((one, other) => (one.title < other.title ? -1 : 1))
