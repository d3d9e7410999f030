import type { PostRecord } from '#server/world/records.ts'
import { repost } from '#server/world/reposts.ts'
import { BOTS } from './bots.ts'
import { minutesSince } from './find-post.ts'
import { FOREIGN_POSTS } from './texts/foreign-posts.ts'
import { FORMATTED_POSTS } from './texts/formatted-posts.ts'
import { GROUP_POSTS } from './texts/group-posts.ts'
import { LONG_POSTS } from './texts/long-posts.ts'
import { MEDIA_POSTS } from './texts/media-posts.ts'
import { SHORT_POSTS } from './texts/short-posts.ts'
import { SHORT_REPLIES } from './texts/short-replies.ts'
import { DAY, HOUR, type Town } from './town.ts'
import { type PostText, write } from './write.ts'

/** Adds everyday posts over the past weeks, and the posts of the bots. */

const FIRST_DAY = 24 * DAY
const LAST_HOURS = 2.5 * HOUR

export function writeEverydayPosts(town: Town): void {
  const spoken: Omit<PostText, 'at'>[] = SHORT_POSTS.map(([by, text]) => ({ by, text }))
  const foreign: Omit<PostText, 'at'>[] = FOREIGN_POSTS.map(([by, language, text]) => ({
    by,
    language,
    text,
  }))
  const everyday = [spoken, town.random.shuffled(foreign), FORMATTED_POSTS, town.random.shuffled(MEDIA_POSTS)]
  const posts = everyday.flatMap((statements) => spread(town, statements))
  for (const statement of LONG_POSTS) write(town, statement)
  writeToGroup(town)
  for (const post of posts) if (town.random.happens(0.3)) answer(town, post)
  runBots(town)
}

/** Spreads posts evenly over the weeks, each a little before or after its turn. */
function spread(town: Town, statements: readonly Omit<PostText, 'at'>[]): PostRecord[] {
  const step = (FIRST_DAY - LAST_HOURS) / statements.length
  return statements.map((statement, index) => {
    const at = FIRST_DAY - step * (index + town.random.next())
    const wasEdited = statement.text !== '' && town.random.happens(0.06)
    return write(town, { ...statement, at, ...(wasEdited && { editedAfter: town.random.whole(2, 50) }) })
  })
}

/** Adds the posts to the group, which reposts each at once. */
function writeToGroup(town: Town): void {
  const group = town.account('compost')
  for (const post of spread(
    town,
    GROUP_POSTS.map(([by, text]) => ({ by, text, group })),
  )) {
    repost(town.world, group, post, { created_at: post.created_at + 60_000 })
  }
}

const TALKATIVE = [
  'alice',
  'bob',
  'wren',
  'lucia',
  'hazel',
  'nyx',
  'tomasz',
  'lambda',
  'fern',
  'quill',
  'marit',
  'emre',
  'retro',
  'zed',
]

function answer(town: Town, post: PostRecord): void {
  const { random } = town
  const people = random.shuffled(TALKATIVE).filter((handle) => town.account(handle).id !== post.author_id)
  const answers = random.whole(1, 2)
  for (const by of people.slice(0, answers)) {
    const at = minutesSince(town, post.created_at) * random.between(0.97, 0.999) - 1
    write(town, { by, at, text: random.pick(SHORT_REPLIES), in_reply_to: post })
  }
}

function runBots(town: Town): void {
  for (const { by, every, say } of BOTS) {
    const turns = Math.floor(FIRST_DAY / HOUR / every)
    for (let turn = 0; turn < turns; turn++) {
      write(town, { by, at: FIRST_DAY - (turn * every + 1) * HOUR, text: say(town.random, turn) })
    }
  }
}
