/** Writes a custom feed as the API shows it. Feeds are always exclusive (docs/server/feeds.md#list). */
import { isAtLeast } from '../policies/version.ts'
import type { ListRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

export const presentFeed = ({ id, title }: ListRecord, world: World) => ({
  id: isAtLeast(world, '4.18') ? String(id) : id,
  title,
  replies_policy: 'followed',
  exclusive: true,
})
