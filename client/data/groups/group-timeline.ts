/** The posts to a group (docs/spec/groups.md#page-of-a-group, docs/server/timelines.md#group). */
import { listGroupTimeline } from '#contract/endpoints/timelines.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import type { ListName } from '#domain/post/lists.ts'
import { linked } from '../lists/lists.ts'
import { postListQuery } from '../posts/timelines.ts'

export const groupTimelineQuery = (id: string) => {
  const name: ListName = ['group', id]
  return postListQuery(name, linked(listGroupTimeline, { params: { id }, query: { limit: PAGE_SIZE } }))
}
