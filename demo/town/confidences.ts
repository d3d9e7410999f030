import type { PostRecord } from '#server/world/records.ts'
import { AMONG_FOLLOWERS, FOLLOWERS_ONLY, LETTERS, SUBSCRIBERS_ONLY } from './private-posts.ts'
import { saidBy } from './reach.ts'
import { HOUR, type Stage } from './stage.ts'
import { write } from './write.ts'

/** Everything that is said in a smaller circle. */
export function shareConfidences(stage: Stage): void {
  for (const statement of [...FOLLOWERS_ONLY, ...SUBSCRIBERS_ONLY]) write(stage, statement)
  const confession = saidBy(stage, 'alice', 'actually like courgettes')
  for (const [index, [by, text]] of AMONG_FOLLOWERS.entries()) {
    write(stage, {
      by,
      at: 6.5 * HOUR - index * 4,
      text,
      visibility: 'conversation',
      in_reply_to: confession,
    })
  }
  for (const { at, lines } of LETTERS) {
    let previous: PostRecord | undefined
    for (const [index, [by, text]] of lines.entries()) {
      previous = write(stage, {
        by,
        at: at - index * 6,
        text,
        visibility: 'direct',
        ...(previous && { in_reply_to: previous }),
      })
    }
  }
}
