/** Lets happen what takes its time: other servers accept followers and send replies and posts, and people move. */
import { finishMoves } from './moves.ts'
import { receivePosts } from './posts-elsewhere.ts'
import { acceptByRemoteServers } from './relations.ts'
import { receiveReplies } from './replies-elsewhere.ts'
import type { World } from './world.ts'

export function receiveFromElsewhere(world: World): void {
  finishMoves(world)
  acceptByRemoteServers(world)
  receiveReplies(world)
  receivePosts(world)
}
