import type { PostRecord } from '#server/world/records.ts'
import type { Stage } from './stage.ts'

/** Finds what was said earlier in the story: the post of somebody in which these words stand. */
export function saidBy(stage: Stage, by: string, words: string): PostRecord {
  for (const post of stage.world.posts.by(stage.who(by).id)) {
    if (post.content.includes(words)) return post
  }
  throw new RangeError(`${by} never said "${words}"`)
}

/** Minutes between a moment and the beginning of the demo. */
export const minutesSince = (stage: Stage, time: number): number => (stage.world.clock() - time) / 60_000

/** A chance moment between a post and now, soon after it more often than late. */
export function soonAfter(stage: Stage, post: PostRecord): number {
  const room = stage.world.clock() - post.created_at
  const longest = Math.min(room, 2 * 86_400_000)
  return post.created_at + Math.round(longest * stage.chance.next() ** 3)
}
