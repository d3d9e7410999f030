/** Lists follow requests, accepts and rejects them (docs/server/relationships.md#follow-requests). */
import {
  acceptFollowRequest,
  listFollowRequests,
  listOutgoingFollowRequests,
  rejectFollowRequest,
} from '#contract/endpoints/follow-requests.ts'
import { uuidCursor } from '../paging.ts'
import { accountOf } from '../presenters/post.ts'
import { presentRelationship } from '../presenters/relationship.ts'
import { invalid, notFound } from '../refusal.ts'
import { serve } from '../serve.ts'
import type { AccountRecord, FollowRequestRecord } from '../world/records.ts'
import { follow, rejectFollow } from '../world/relations.ts'
import type { World } from '../world/world.ts'
import { profileOf } from './accounts.ts'
import { peoplePage } from './people-page.ts'

export const followRequests = [
  serve(listFollowRequests, ({ world, viewer, view, query }) =>
    peoplePage(pending(world, world.followRequests.to(viewer.id)), uuidCursor(query), query, view),
  ),

  serve(listOutgoingFollowRequests, ({ world, viewer, view, query }) =>
    peoplePage(pending(world, world.followRequests.from(viewer.id)), uuidCursor(query), query, view),
  ),

  serve(acceptFollowRequest, ({ world, viewer, view, params }) => {
    const { account, request } = requestBy(world, viewer, params.id)
    if (request.state === 'accepted') throw invalid('relationship already exists')
    follow(world, account, viewer, { reblogs: request.reblogs, replies: request.replies })
    return presentRelationship(viewer, account.id, view)
  }),

  serve(rejectFollowRequest, ({ world, viewer, view, params }) => {
    const { account } = requestBy(world, viewer, params.id)
    rejectFollow(world, account, viewer)
    return presentRelationship(viewer, account.id, view)
  }),
]

const pending = (world: World, requests: ReadonlyMap<string, FollowRequestRecord>) =>
  [...requests]
    .filter(([, { state }]) => state === 'pending')
    .map(([accountId, { uuid }]) => ({ id: uuid, account: accountOf(world, accountId) }))

function requestBy(world: World, viewer: AccountRecord, id: string) {
  const account = profileOf(world, id)
  const request = world.followRequests.get(account.id, viewer.id)
  if (request?.state !== 'pending' && request?.state !== 'accepted') throw notFound('follow request')
  return { account, request }
}
