import type { PostRecord } from '#server/world/records.ts'
import type { Town } from './town.ts'

/** Finds the post of a person that contains these words. */
export function findPost(town: Town, by: string, words: string): PostRecord {
  for (const post of town.world.posts.by(town.account(by).id)) {
    if (post.content.includes(words)) return post
  }
  throw new RangeError(`${by} never wrote "${words}"`)
}

/** Returns the minutes between a time and the beginning of the demo. */
export const minutesSince = (town: Town, time: number): number => (town.world.clock() - time) / 60_000

/** Returns a random time between a post and now, more often soon after the post than late. */
export function soonAfter(town: Town, post: PostRecord): number {
  const room = town.world.clock() - post.created_at
  const longest = Math.min(room, 2 * 86_400_000)
  return post.created_at + Math.round(longest * town.random.next() ** 3)
}
