/**
 * The public timelines: local, federated, of a hashtag (docs/spec/timelines.md#local-and-federated,
 * docs/spec/timelines.md#hashtag, docs/server/timelines.md#public).
 */
import { listPublicTimeline, listTagTimeline } from '#contract/endpoints/timelines.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { linked } from '../lists/lists.ts'
import { postListQuery } from './timelines.ts'

export const publicTimelineQuery = (local: boolean) =>
  postListQuery(
    [local ? 'local' : 'federated'],
    linked(listPublicTimeline, { query: { limit: PAGE_SIZE, local } }),
  )

/**
 * Returns the timeline of a hashtag. `tag` has no `#`; upper and lower case are the same, as at the server.
 */
export const tagTimelineQuery = (tag: string) =>
  postListQuery(
    ['tag', tag.toLowerCase()],
    linked(listTagTimeline, { params: { tag }, query: { limit: PAGE_SIZE } }),
  )
