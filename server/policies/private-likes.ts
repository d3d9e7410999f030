/** Of whose likes and reactions one is told (contract 1.4, `favourited_by`; taken to hold for reactions as well). */
import type { AccountRecord, PostRecord } from '../world/records.ts'

/** Those of people here are private, but not to themselves and not to the author. */
export const isGiverShown = (viewer: AccountRecord, post: PostRecord, giver: AccountRecord): boolean =>
  giver.host !== null || giver.id === viewer.id || post.author_id === viewer.id
