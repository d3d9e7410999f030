/** Writes a hashtag as the API shows it, without its `#` and without a history (contract 2.6, 2.9). */
import type { World } from '../world/world.ts'

export const presentTag = (name: string, { baseUrl }: World) => ({
  name,
  url: `${baseUrl}/collections/tags/${name}`,
})
