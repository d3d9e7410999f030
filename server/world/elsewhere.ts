/**
 * Lets happen what takes its time: other servers accept followers and send replies and posts, people move,
 * payments arrive, and groups without an administrator end.
 */
import { endGroups } from './delete-account.ts'
import { finishMoves } from './moves.ts'
import { passTime } from './payment-clock.ts'
import { receivePosts } from './posts-elsewhere.ts'
import { acceptByRemoteServers } from './relations.ts'
import { receiveReplies } from './replies-elsewhere.ts'
import type { World } from './world.ts'

export function receiveFromElsewhere(world: World): void {
  finishMoves(world)
  acceptByRemoteServers(world)
  receiveReplies(world)
  receivePosts(world)
  passTime(world)
  endGroups(world)
}
