import { addPostsElsewhere } from '#server/world/posts-elsewhere.ts'
import { DAY, type Town } from './town.ts'

const LIGHTHOUSE = [
  'The rules of the house: the light is on at dusk, the kettle before.',
  'Fog since Tuesday. I have read the same page four times.',
  'A letter came for the keeper before me. I answered it.',
  'Painted the north side. The south side looks offended.',
  'Somebody waved from the ferry. I waved back for the rest of the day.',
]

/**
 * Leaves old posts of the lighthouse on its own server, the first of them pinned, until somebody asks for
 * them.
 */
export function leavePostsElsewhere(town: Town): void {
  const posts = LIGHTHOUSE.map((text, index) => ({
    content: `<p>${text}</p>`,
    created_at: town.ago((29 - index * 4) * DAY),
    pinned: index === 0,
  }))
  addPostsElsewhere(town.world, town.account('marit'), posts)
}
