import { like, react } from '#server/world/reactions.ts'
import type { AccountRecord, PostRecord } from '#server/world/records.ts'
import { repost } from '#server/world/reposts.ts'
import { soonAfter } from './find-post.ts'
import { HOUR, type Town } from './town.ts'

/** Adds likes, reactions and reposts: many to a few posts, some to all others. */

const FACES = [
  '❤️',
  '😆',
  '🎉',
  '💯',
  '👀',
  '🌱',
  '🔥',
  '☕',
  ':blob_heart:',
  ':blob_cat:',
  ':parrot_dance:',
  ':leaf:',
  ':tomato_ripe:',
] as const

/**
 * Adds likes and reposts to all posts. `popular` holds the share of the people who like a post, where it is
 * given.
 */
export function addLikesAndReposts(town: Town, popular: ReadonlyMap<PostRecord, number>): void {
  const audience = [...town.people.values()].filter(({ bot, is_group }) => !bot && !is_group)
  const posts = [...town.world.posts.before()].filter(
    ({ visibility, repost_of_id }) => visibility === 'public' && repost_of_id === null,
  )
  // The posts of the last hours have reposts of their own (front-page.ts).
  const settled = town.ago(3 * HOUR)
  for (const post of posts) {
    const popularity = town.random.next() ** 4
    const weight = post.in_reply_to_id === null ? 0.5 : 0.12
    addLikes(town, audience, post, popular.get(post) ?? popularity * weight)
    if (post.in_reply_to_id === null && post.created_at < settled && town.random.happens(popularity * 0.5))
      addReposts(town, audience, post)
  }
}

function addLikes(town: Town, audience: readonly AccountRecord[], post: PostRecord, share: number): void {
  const { world, random } = town
  const faces = random.shuffled(FACES).slice(0, 4)
  for (const person of audience) {
    if (person.id === post.author_id || !random.happens(share)) continue
    const when = { created_at: soonAfter(town, post) }
    if (random.happens(0.7)) like(world, person, post, when)
    if (random.happens(0.35)) react(world, person, post, random.pick(faces), when)
  }
}

function addReposts(town: Town, audience: readonly AccountRecord[], post: PostRecord): void {
  const { world, random } = town
  const people = random
    .shuffled(audience)
    .filter(({ id, user }) => id !== post.author_id && user?.role !== 'read_only_user')
  for (const person of people.slice(0, random.whole(1, 3))) {
    const visibility = random.happens(0.12) ? 'private' : 'public'
    repost(world, person, post, { visibility, created_at: soonAfter(town, post) })
  }
}
