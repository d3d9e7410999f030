/**
 * Fetches replies from other servers when an administrator asks for them
 * (docs/server/threads.md#load-a-conversation).
 */
import { addPost } from './posts.ts'
import type { AccountRecord, PostRecord } from './records.ts'
import { shuffle } from './shuffle.ts'
import type { World } from './world.ts'

/** How many milliseconds the other server takes to answer. */
const DELAY = 3000

const HOUR = 3_600_000

const REPLIES = [
  'That is what my grandmother used to say, only louder.',
  'I read this twice. Thank you.',
  'Counterpoint: it depends on the weather.',
]

/** Asks the author's server for replies. It has nothing new a second time. */
export function requestReplies(world: World, post: PostRecord): void {
  if (world.replyFetches.has(post.id)) return
  world.replyFetches.set(post.id, { post_id: post.id, due_at: world.clock() + DELAY, is_done: false })
}

/** Adds the replies that have arrived since the last call. */
export function receiveReplies(world: World): void {
  for (const fetch of world.replyFetches.values()) {
    if (fetch.is_done || fetch.due_at > world.clock()) continue
    fetch.is_done = true
    const post = world.posts.get(fetch.post_id)
    if (post) addReplies(world, post)
  }
}

/** Adds replies to the post. The last one answers the first one. */
function addReplies(world: World, post: PostRecord): void {
  const people = shuffle(peopleElsewhere(world), world.random)
  const step = Math.min(world.clock() - post.created_at, HOUR) / (REPLIES.length + 1)
  const written: PostRecord[] = []
  for (const [index, words] of REPLIES.entries()) {
    const author = people[index % people.length]
    if (!author) return
    const in_reply_to = index === REPLIES.length - 1 ? (written[0] ?? post) : post
    const created_at = Math.round(post.created_at + step * (index + 1))
    const visibility = post.visibility
    written.push(addPost(world, { author, content: `<p>${words}</p>`, in_reply_to, visibility, created_at }))
  }
}

const peopleElsewhere = (world: World): AccountRecord[] =>
  [...world.accounts.values()].filter(({ host, bot, is_group }) => host !== null && !bot && !is_group)
