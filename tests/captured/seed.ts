/** The instance whose answers were captured, before the scenario began. */
import { seedEmpty } from '#server/seeds/empty.ts'
import { addCustomEmoji, addFile } from '#server/world/media.ts'
import type { Seed } from '#server/worlds.ts'

export const seedCaptured: Seed = (world) => {
  seedEmpty(world)
  world.instance.title = 'Example'
  world.instance.short_description = 'Plain text'
  const emojis = { bee_busy: 'creatures', blob_cat: 'blobs', blob_heart: 'blobs' }
  for (const [shortcode, category] of Object.entries(emojis)) {
    const file = addFile(world, new TextEncoder().encode(shortcode), 'image/png')
    addCustomEmoji(world, { shortcode, file, category })
  }
}
