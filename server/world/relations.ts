/** Adds and removes follows, follow requests and mutes (docs/server/relationships.md#relationship). */
import { notify } from './notifications.ts'
import type { AccountRecord, FollowRecord, FollowRequestRecord } from './records.ts'
import type { World } from './world.ts'

export interface FollowOptions {
  reblogs?: boolean
  replies?: boolean
  created_at?: number
}

const followRecord = (world: World, options: FollowOptions): FollowRecord => ({
  id: world.nextSerial(),
  reblogs: options.reblogs ?? true,
  replies: options.replies ?? true,
  created_at: options.created_at ?? world.clock(),
})

/** Follows a person without asking them. `requestFollow` asks first. */
export function follow(
  world: World,
  follower: AccountRecord,
  target: AccountRecord,
  options: FollowOptions = {},
): void {
  const known = world.follows.get(follower.id, target.id)
  const record = followRecord(world, options)
  world.follows.set(follower.id, target.id, known ? { ...record, id: known.id } : record)
  acceptRequest(world, follower, target, record)
  world.rejections.delete(follower.id, target.id)
  // A person who approves followers was already notified of the request (docs/server/notifications.md#types).
  if (known || target.locked) return
  notify(world, { recipient: target, sender: follower, type: 'follow', created_at: record.created_at })
}

/** Keeps the request of a follow as accepted, also that of a follow that nobody had to allow. */
function acceptRequest(
  world: World,
  follower: AccountRecord,
  target: AccountRecord,
  record: FollowRecord,
): void {
  const waiting = world.followRequests.get(follower.id, target.id)
  const request = waiting ?? { ...record, uuid: world.newId(record.created_at), state: 'accepted' }
  world.followRequests.set(follower.id, target.id, { ...request, state: 'accepted' })
}

/** Ends a follow, with what was hidden of the person, or takes a request back, which keeps that. */
export function unfollow(world: World, follower: AccountRecord, target: AccountRecord): void {
  if (world.follows.delete(follower.id, target.id)) {
    world.followRequests.delete(follower.id, target.id)
    return
  }
  const request = world.followRequests.get(follower.id, target.id)
  if (request) request.state = 'withdrawn'
}

/** Asks a person for permission to follow them. Asking again only changes what is shown of them. */
export function requestFollow(
  world: World,
  follower: AccountRecord,
  target: AccountRecord,
  options: FollowOptions = {},
): void {
  const waiting = world.followRequests.get(follower.id, target.id)
  if (waiting?.state === 'pending') {
    Object.assign(waiting, { reblogs: options.reblogs ?? true, replies: options.replies ?? true })
    return
  }
  const record: FollowRequestRecord = {
    ...followRecord(world, options),
    uuid: world.newId(options.created_at),
    state: 'pending',
  }
  world.followRequests.set(follower.id, target.id, record)
  notify(world, {
    recipient: target,
    sender: follower,
    type: 'follow_request',
    created_at: record.created_at,
  })
}

/**
 * Follows a local person who lets everybody follow, and asks anybody else. A request from before stays one.
 */
export function askToFollow(
  world: World,
  follower: AccountRecord,
  target: AccountRecord,
  options: FollowOptions = {},
): void {
  const isOpen = target.host === null && !target.locked
  const isAsked = world.followRequests.get(follower.id, target.id)?.state === 'pending'
  if ((isOpen && !isAsked) || world.follows.has(follower.id, target.id))
    follow(world, follower, target, options)
  else requestFollow(world, follower, target, options)
}

/**
 * Rejects a request. The person is told so until they are accepted. One who follows already goes on
 * following.
 */
export function rejectFollow(world: World, follower: AccountRecord, target: AccountRecord): void {
  const request = world.followRequests.get(follower.id, target.id)
  const isAccepted = request?.state === 'accepted'
  if (request) request.state = 'rejected'
  if (!isAccepted) world.rejections.set(follower.id, target.id, true)
}

/** Ends the follow of a person who is told so, as of a rejected request, until they follow again. */
export function removeFollow(world: World, follower: AccountRecord, target: AccountRecord): void {
  if (!world.follows.delete(follower.id, target.id)) return
  const request = world.followRequests.get(follower.id, target.id)
  if (request) request.state = 'rejected'
  world.rejections.set(follower.id, target.id, true)
}

/**
 * Accepts the follow requests to people elsewhere whose servers have had the time to answer. Locked people
 * decide themselves (docs/server/relationships.md#follow).
 */
export function acceptByRemoteServers(world: World): void {
  for (const { from, to, value: request } of [...world.followRequests.all()]) {
    const [follower, target] = [world.accounts.get(from), world.accounts.get(to)]
    if (!follower || !target || target.host === null || target.locked || target.accepts_after === null)
      continue
    const isDue = request.created_at + target.accepts_after <= world.clock()
    if (isDue && request.state === 'pending') {
      follow(world, follower, target, { reblogs: request.reblogs, replies: request.replies })
    }
  }
}

export function mute(world: World, muter: AccountRecord, target: AccountRecord): void {
  if (world.mutes.has(muter.id, target.id)) return
  world.mutes.set(muter.id, target.id, { id: world.nextSerial(), created_at: world.clock() })
}
