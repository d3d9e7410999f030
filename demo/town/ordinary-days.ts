import { repost } from '#server/world/posts.ts'
import type { PostRecord } from '#server/world/records.ts'
import { BOTS } from './bots.ts'
import { FOREIGN_POSTS } from './foreign-posts.ts'
import { FORMATTED_POSTS } from './formatted-posts.ts'
import { GROUP_POSTS } from './group-posts.ts'
import { LONG_POSTS } from './long-posts.ts'
import { MEDIA_POSTS } from './media-posts.ts'
import { minutesSince } from './reach.ts'
import { SHORT_POSTS } from './short-posts.ts'
import { SHORT_REPLIES } from './short-replies.ts'
import { DAY, HOUR, type Stage } from './stage.ts'
import { type Statement, write } from './write.ts'

/** Spreads everyday posts over the past weeks and lets the bots keep their hours. */

const FIRST_DAY = 24 * DAY
const LAST_HOURS = 2.5 * HOUR

export function liveOrdinaryDays(stage: Stage): void {
  const spoken: Omit<Statement, 'at'>[] = SHORT_POSTS.map(([by, text]) => ({ by, text }))
  const foreign: Omit<Statement, 'at'>[] = FOREIGN_POSTS.map(([by, language, text]) => ({
    by,
    language,
    text,
  }))
  const everyday = [
    spoken,
    stage.chance.shuffled(foreign),
    FORMATTED_POSTS,
    stage.chance.shuffled(MEDIA_POSTS),
  ]
  const posts = everyday.flatMap((statements) => spread(stage, statements))
  for (const statement of LONG_POSTS) write(stage, statement)
  tellTheGroup(stage)
  for (const post of posts) if (stage.chance.happens(0.3)) answer(stage, post)
  runBots(stage)
}

/** Evenly over the weeks, each post a little before or after its turn. */
function spread(stage: Stage, statements: readonly Omit<Statement, 'at'>[]): PostRecord[] {
  const step = (FIRST_DAY - LAST_HOURS) / statements.length
  return statements.map((statement, index) => {
    const at = FIRST_DAY - step * (index + stage.chance.next())
    const wasEdited = statement.text !== '' && stage.chance.happens(0.06)
    return write(stage, { ...statement, at, ...(wasEdited && { editedAfter: stage.chance.whole(2, 50) }) })
  })
}

/** A group passes on what it is told, at once. */
function tellTheGroup(stage: Stage): void {
  const group = stage.who('compost')
  for (const post of spread(
    stage,
    GROUP_POSTS.map(([by, text]) => ({ by, text, group })),
  )) {
    repost(stage.world, group, post, { created_at: post.created_at + 60_000 })
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

function answer(stage: Stage, post: PostRecord): void {
  const { chance } = stage
  const people = chance.shuffled(TALKATIVE).filter((handle) => stage.who(handle).id !== post.author_id)
  const answers = chance.whole(1, 2)
  for (const by of people.slice(0, answers)) {
    const at = minutesSince(stage, post.created_at) * chance.between(0.97, 0.999) - 1
    write(stage, { by, at, text: chance.pick(SHORT_REPLIES), in_reply_to: post })
  }
}

function runBots(stage: Stage): void {
  for (const { by, every, say } of BOTS) {
    const turns = Math.floor(FIRST_DAY / HOUR / every)
    for (let turn = 0; turn < turns; turn++) {
      write(stage, { by, at: FIRST_DAY - (turn * every + 1) * HOUR, text: say(stage.chance, turn) })
    }
  }
}
