/** The actions that wait for a connection, as local storage has them. */
import { boolean, literal, nullable, object, optional, picklist, string, union } from 'valibot'
import { KEYS } from '#platform/storage/storage.ts'
import { storedList } from './stored-value.ts'

const PendingAction = union([
  object({
    kind: picklist(['like', 'repost', 'bookmark', 'pin']),
    postId: string(),
    on: boolean(),
    visibility: optional(picklist(['public', 'private'])),
    viewerId: optional(string()),
  }),
  object({
    kind: literal('reaction'),
    postId: string(),
    on: boolean(),
    emoji: object({ name: string(), url: nullable(string()) }),
  }),
])

export const STORED_PENDING_ACTIONS = storedList(KEYS.pendingActions, 'person', PendingAction)
