import type { PostRecord } from '#server/world/records.ts'
import { findPost } from './find-post.ts'
import {
  AMONG_FOLLOWERS,
  DIRECT_CONVERSATIONS,
  FOLLOWERS_ONLY,
  SUBSCRIBERS_ONLY,
} from './texts/private-posts.ts'
import { HOUR, type Town } from './town.ts'
import { write } from './write.ts'

/** Adds the posts for followers and subscribers, and the direct conversations. */
export function writePrivatePosts(town: Town): void {
  for (const statement of [...FOLLOWERS_ONLY, ...SUBSCRIBERS_ONLY]) write(town, statement)
  const confession = findPost(town, 'alice', 'actually like courgettes')
  for (const [index, [by, text]] of AMONG_FOLLOWERS.entries()) {
    write(town, {
      by,
      at: 6.5 * HOUR - index * 4,
      text,
      visibility: 'conversation',
      in_reply_to: confession,
    })
  }
  for (const { at, lines } of DIRECT_CONVERSATIONS) {
    let previous: PostRecord | undefined
    for (const [index, [by, text]] of lines.entries()) {
      previous = write(town, {
        by,
        at: at - index * 6,
        text,
        visibility: 'direct',
        ...(previous && { in_reply_to: previous }),
      })
    }
  }
}
