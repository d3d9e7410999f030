/** Lets happen what other servers have done since the last call: accept followers, and send replies and posts. */
import { receivePosts } from './posts-elsewhere.ts'
import { acceptByRemoteServers } from './relations.ts'
import { receiveReplies } from './replies-elsewhere.ts'
import type { World } from './world.ts'

export function receiveFromElsewhere(world: World): void {
  acceptByRemoteServers(world)
  receiveReplies(world)
  receivePosts(world)
}
