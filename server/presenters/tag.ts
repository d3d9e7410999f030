/**
 * Writes a hashtag as the API shows it, without its `#` and without a history (docs/server/posts.md#status,
 * docs/server/search.md#search-v2).
 */
import type { World } from '../world/world.ts'

export const presentTag = (name: string, { baseUrl }: World) => ({
  name,
  url: `${baseUrl}/collections/tags/${encodeURIComponent(name)}`,
})
