/** Grows the small world until every list of alice's has several pages. Tests of paging use it. */
import { pixel } from '#server/pages/pixel.ts'
import { addAccount, findAccount } from '#server/world/accounts.ts'
import { addFeed } from '#server/world/feeds.ts'
import { addAttachment, addFile } from '#server/world/media.ts'
import { addPost } from '#server/world/posts.ts'
import { bookmark, like, react } from '#server/world/reactions.ts'
import type { AccountRecord, PostRecord } from '#server/world/records.ts'
import { follow, mute, requestFollow } from '#server/world/relations.ts'
import { repost } from '#server/world/reposts.ts'
import { subscribe } from '#server/world/subscriptions.ts'
import type { World } from '#server/world/world.ts'
import { seedSmall } from './small.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

interface Crowd {
  world: World
  alice: AccountRecord
  bob: AccountRecord
  now: number
}

export function seedCrowded(world: World): void {
  seedSmall(world)
  const [alice, bob] = [findAccount(world, 'alice'), findAccount(world, 'bob')]
  if (!alice || !bob) throw new Error('The small world has lost somebody')
  const crowd = { world, alice, bob, now: world.clock() }
  const neighbours = addGroup(crowd, 'neighbour')
  const strangers = addGroup(crowd, 'stranger', 'crowd.example')
  addFeed(world, { owner: alice, title: 'Everybody', members: strangers })
  addFeed(world, { owner: alice, title: 'Nobody' })
  const stories = writeStories(crowd)
  addLikes(crowd, stories[0], neighbours)
  addRelations(crowd, neighbours, strangers)
  addBookmarks(crowd, stories)
  writePosts(crowd, strangers)
}

/** Adds forty-five people, numbered from 1. */
function addGroup({ world, now }: Crowd, name: string, host?: string): AccountRecord[] {
  return Array.from({ length: 45 }, (_, index) =>
    addAccount(world, {
      username: `${name}${index + 1}`,
      created_at: now - 40 * DAY + index * MINUTE,
      ...(host !== undefined && { host }),
    }),
  )
}

/** Adds sixty-five posts of bob's. Each has a tag of its own, and all share one. */
const writeStories = ({ world, bob, now }: Crowd): PostRecord[] =>
  Array.from({ length: 65 }, (_, index) =>
    addPost(world, {
      author: bob,
      text: `Story ${index + 1} #story #chapter${index + 1}`,
      created_at: now - 30 * DAY + index * MINUTE,
    }),
  )

/** Lets everybody like and repost a story, and like and react to a post of alice's, who is notified. */
function addLikes(
  { world, alice, now }: Crowd,
  story: PostRecord | undefined,
  people: AccountRecord[],
): void {
  const hers = addPost(world, { author: alice, text: 'My only story', created_at: now - 21 * DAY })
  for (const [index, person] of people.entries()) {
    const created_at = now - 20 * DAY + index * MINUTE
    for (const post of [hers, story ?? hers]) like(world, person, post, { created_at })
    repost(world, person, story ?? hers, { created_at })
    react(world, person, hers, '🎉', { created_at })
  }
}

function addRelations(crowd: Crowd, neighbours: AccountRecord[], strangers: AccountRecord[]): void {
  const { world, alice, now } = crowd
  const created_at = now - 10 * DAY
  for (const person of neighbours) {
    follow(world, person, alice, { created_at })
    follow(world, alice, person, { created_at })
    subscribe(world, { sender: person, recipient: alice, expires_at: now + DAY })
  }
  for (const [index, person] of strangers.entries()) {
    requestFollow(world, person, alice, { created_at: created_at + index * MINUTE })
    person.locked = true
    requestFollow(world, alice, person, { created_at: created_at + index * MINUTE })
  }
  for (const person of addGroup(crowd, 'muted', 'noise.example')) mute(world, alice, person)
}

/** Lets alice bookmark and like every story, the oldest first. */
function addBookmarks({ world, alice, now }: Crowd, stories: PostRecord[]): void {
  for (const [index, post] of stories.entries()) {
    const created_at = now - 5 * DAY + index * MINUTE
    bookmark(world, alice, post, { created_at })
    like(world, alice, post, { created_at })
  }
}

/** Adds direct messages to alice, pictures of bob's, and a post of each member of her feed. */
function writePosts({ world, bob, now }: Crowd, members: AccountRecord[]): void {
  const file = addFile(world, pixel(), 'image/png')
  for (const [index, author] of members.entries()) {
    const created_at = now - 3 * DAY + index * MINUTE
    const text = `@alice letter ${index + 1}`
    addPost(world, { author: bob, text, visibility: 'direct', created_at })
    const picture = addAttachment(world, { owner: bob, file, media_type: 'image/png', created_at })
    addPost(world, { author: bob, text: `Picture ${index + 1}`, attachments: [picture], created_at })
    addPost(world, { author, content: `<p>Word ${index + 1}</p>`, created_at })
  }
}
