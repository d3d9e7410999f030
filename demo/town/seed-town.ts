import type { PostRecord } from '#server/world/records.ts'
import { repost } from '#server/world/reposts.ts'
import type { World } from '#server/world/world.ts'
import { makeCreator } from '../creators.ts'
import { addPeople } from './add-people.ts'
import { addPolls } from './add-polls.ts'
import { completeAlice } from './alice.ts'
import { writeConversations, writeLongConversation } from './conversations.ts'
import { writeEverydayPosts } from './everyday-posts.ts'
import { findPost } from './find-post.ts'
import { addEmoji, describeInstance } from './instance.ts'
import { addLikesAndReposts } from './likes-and-reposts.ts'
import { leavePostsElsewhere } from './posts-elsewhere.ts'
import { writeQuotes } from './quotes.ts'
import { addRelations } from './relations.ts'
import { FRONT_PAGE, FRONT_PAGE_REPOSTS } from './texts/front-page.ts'
import { createTown, type Town } from './town.ts'
import { write } from './write.ts'
import { writePrivatePosts } from './write-private-posts.ts'

/**
 * Fills a world with the demo: a small town of invented people, and their posts of the last weeks. The same
 * clock gives the same town. Its accounts are alice, bob, carol and dave, all with DEMO_PASSWORD (people.ts).
 */
export function seedTown(world: World): void {
  describeInstance(world)
  addEmoji(world)
  const town = createTown(world, addPeople(world))
  makeCreator(town.account('alice'), 12_000)
  addRelations(town)
  writeEverydayPosts(town)
  writeConversations(town)
  writeLongConversation(town)
  addPolls(town)
  writePrivatePosts(town)
  const popular = writeFrontPage(town)
  writeQuotes(town)
  repostFrontPage(town)
  addLikesAndReposts(town, popular)
  completeAlice(town)
  leavePostsElsewhere(town)
}

/** Adds the posts of the last hours, and returns the share of the people who like each. */
function writeFrontPage(town: Town): Map<PostRecord, number> {
  return new Map(FRONT_PAGE.map(({ popularity, ...statement }) => [write(town, statement), popularity * 0.5]))
}

function repostFrontPage(town: Town): void {
  for (const { by, at, of, words } of FRONT_PAGE_REPOSTS) {
    repost(town.world, town.account(by), findPost(town, of, words), { created_at: town.ago(at) })
  }
}
