/** The instance whose answers were captured, before the scenario began. */

import { seedEmpty } from '#server/seeds/empty.ts'
import { addCustomEmoji, addFile } from '#server/world/media.ts'
import type { Seed } from '#server/worlds.ts'

export const seedCaptured: Seed = (world) => {
  seedEmpty(world)
  world.instance.title = 'Example'
  world.instance.short_description = 'Plain text'
  for (const shortcode of ['bee_busy', 'blob_cat', 'blob_heart']) {
    const file = addFile(world, new TextEncoder().encode(shortcode), 'image/png')
    addCustomEmoji(world, { shortcode, file })
  }
}
