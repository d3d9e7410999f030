import { repost } from '#server/world/posts.ts'
import type { PostRecord } from '#server/world/records.ts'
import type { World } from '#server/world/world.ts'
import { moveAliceIn } from './alice.ts'
import { applaudEverything } from './applause.ts'
import { shareConfidences } from './confidences.ts'
import { haveBigConversation, haveConversations } from './conversations.ts'
import { FRONT_PAGE, FRONT_PAGE_REPOSTS } from './front-page.ts'
import { addEmoji, describeInstance } from './instance.ts'
import { liveOrdinaryDays } from './ordinary-days.ts'
import { populate } from './population.ts'
import { askQuestions } from './questions.ts'
import { quoteEachOther } from './quotes.ts'
import { saidBy } from './reach.ts'
import { relate } from './relations.ts'
import { buildStage, type Stage } from './stage.ts'
import { write } from './write.ts'

/**
 * The demo: a small town of invented people and what they told each other in the last weeks. The same clock
 * gives the same town. Its accounts are alice, bob, carol and dave, all with DEMO_PASSWORD (people.ts).
 */
export function seedTown(world: World): void {
  describeInstance(world)
  addEmoji(world)
  const stage = buildStage(world, populate(world))
  relate(stage)
  liveOrdinaryDays(stage)
  haveConversations(stage)
  haveBigConversation(stage)
  askQuestions(stage)
  shareConfidences(stage)
  const loved = writeFrontPage(stage)
  quoteEachOther(stage)
  passOnTheFrontPage(stage)
  applaudEverything(stage, loved)
  moveAliceIn(stage)
}

/** Answers by what share of the people each of these posts is loved. */
function writeFrontPage(stage: Stage): Map<PostRecord, number> {
  return new Map(
    FRONT_PAGE.map(({ popularity, ...statement }) => [write(stage, statement), popularity * 0.5]),
  )
}

function passOnTheFrontPage(stage: Stage): void {
  for (const { by, at, of, words } of FRONT_PAGE_REPOSTS) {
    repost(stage.world, stage.who(by), saidBy(stage, of, words), { created_at: stage.ago(at) })
  }
}
