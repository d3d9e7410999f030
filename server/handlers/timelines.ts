/**
 * Answers the home, local, federated, direct, tag and group timelines
 * (docs/server/timelines.md#kinds-of-timelines).
 */
import {
  listDirectTimeline,
  listGroupTimeline,
  listHomeTimeline,
  listPublicTimeline,
  listTagTimeline,
} from '#contract/endpoints/timelines.ts'
import { uuidCursor } from '../paging.ts'
import { may } from '../policies/permissions.ts'
import { isAtLeast } from '../policies/version.ts'
import { forbidden, Refusal } from '../refusal.ts'
import { serve } from '../serve.ts'
import type { AccountRecord } from '../world/records.ts'
import {
  directTimeline,
  groupTimeline,
  homeTimeline,
  publicTimeline,
  tagTimeline,
} from '../world/timelines.ts'
import type { World } from '../world/world.ts'
import { postsPage } from './posts-page.ts'

export const timelines = [
  serve(listHomeTimeline, ({ world, viewer, view, query }) =>
    postsPage(homeTimeline(world, viewer, uuidCursor(query)), query, view),
  ),

  serve(listPublicTimeline, ({ world, viewer, view, query }) => {
    const local = query.local ?? false
    checkPublicTimeline(world, viewer, local)
    const host = isAtLeast(world, '5.4') ? (query.instance ?? null) : null
    const posts = publicTimeline(world, viewer, uuidCursor(query), { local, host })
    return postsPage(posts, query, view)
  }),

  serve(listDirectTimeline, ({ world, viewer, view, query }) =>
    postsPage(directTimeline(world, viewer, uuidCursor(query)), query, view),
  ),

  serve(listTagTimeline, ({ world, viewer, view, params, query }) =>
    postsPage(tagTimeline(world, viewer, uuidCursor(query), params.tag), query, view),
  ),

  serve(listGroupTimeline, ({ world, viewer, view, params, query }) =>
    postsPage(groupTimeline(world, viewer, uuidCursor(query), params.id), query, view),
  ),
]

/**
 * Refuses the local timeline to visitors where it is closed, and a restricted federated one to all but
 * moderators.
 */
function checkPublicTimeline(world: World, viewer: AccountRecord | null, local: boolean): void {
  const { timeline_local, federated_timeline_restricted } = world.instance
  if (viewer === null) {
    if (!local || !timeline_local) throw new Refusal(401, 'authentication required')
  } else if (!local && federated_timeline_restricted && !may(viewer, 'delete_any_post')) {
    throw forbidden()
  }
}
