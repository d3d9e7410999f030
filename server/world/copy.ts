/** Copies a whole world. Changes in one of the two leave the other as it is. */
import { type Tables, type World, worldOf } from './world.ts'

/**
 * Returns a world with copies of all records, with a clock and a random source of its own. Both share their
 * files.
 */
export function copyWorld(world: World, own: Pick<World, 'clock' | 'random'>): World {
  const { clock, random, newId, nextSerial, files, posts, ...others } = world
  const { follows, followRequests, rejections, mutes, subscriptions, ...more } = others
  const { likes, bookmarks, trackedConversations, groupAdmins, ...plain } = more
  const tables: Tables = {
    ...structuredClone(plain),
    files: new Map(files),
    posts: posts.copy(),
    follows: follows.copy(),
    followRequests: followRequests.copy(),
    rejections: rejections.copy(),
    mutes: mutes.copy(),
    subscriptions: subscriptions.copy(),
    likes: likes.copy(),
    bookmarks: bookmarks.copy(),
    trackedConversations: trackedConversations.copy(),
    groupAdmins: groupAdmins.copy(),
  }
  return worldOf(own, tables)
}
