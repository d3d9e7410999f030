/**
 * Keeps the likes of local people private (docs/server/posts.md#who-liked; taken to hold for reactions as
 * well).
 */
import type { AccountRecord, PostRecord } from '../world/records.ts'

/**
 * Tells whether the viewer sees who liked or reacted. Local people are shown only to themselves and the
 * author.
 */
export const isGiverShown = (viewer: AccountRecord, post: PostRecord, giver: AccountRecord): boolean =>
  giver.host !== null || giver.id === viewer.id || post.author_id === viewer.id
