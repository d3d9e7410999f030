/**
 * Actions on a post. They never take the id of a repost: use that of its `reblog`
 * (docs/server/posts.md#ids-of-reposts, docs/spec/calls.md#calls-for-actions-on-posts).
 */
import { boolean, nullish, object, optional, string } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Post } from '../entities/post.ts'

export const likePost = endpoint({
  method: 'POST',
  path: '/api/v1/statuses/:id/favourite',
  access: 'required',
  returns: Post,
})

export const unlikePost = endpoint({
  method: 'POST',
  path: '/api/v1/statuses/:id/unfavourite',
  access: 'required',
  returns: Post,
})

/** Reposts, and returns the wrapper. A second time is refused. `visibility` is `public` or `private`. */
export const repost = endpoint({
  method: 'POST',
  path: '/api/v1/statuses/:id/reblog',
  access: 'required',
  body: object({ visibility: nullish(string()) }),
  returns: Post,
})

/** Takes a repost back, and returns the original without a wrapper. */
export const undoRepost = endpoint({
  method: 'POST',
  path: '/api/v1/statuses/:id/unreblog',
  access: 'required',
  returns: Post,
})

export const bookmarkPost = endpoint({
  method: 'POST',
  path: '/api/v1/statuses/:id/bookmark',
  access: 'required',
  returns: Post,
})

export const unbookmarkPost = endpoint({
  method: 'POST',
  path: '/api/v1/statuses/:id/unbookmark',
  access: 'required',
  returns: Post,
})

/** Pins a post to the viewer's profile. It must be the viewer's own and public. */
export const pinPost = endpoint({
  method: 'POST',
  path: '/api/v1/statuses/:id/pin',
  access: 'required',
  returns: Post,
})

export const unpinPost = endpoint({
  method: 'POST',
  path: '/api/v1/statuses/:id/unpin',
  access: 'required',
  returns: Post,
})

/**
 * Follows a conversation (`status: 'follow'`), so that its posts appear in Home, or stops that (`normal`).
 */
export const trackConversation = endpoint({
  method: 'POST',
  path: '/api/v1/statuses/:id/conversation_tracking',
  access: 'required',
  since: '4.16',
  body: object({ status: string() }),
  returns: Post,
})

/** Adds a reaction. `emoji` is one character or a custom shortcode. A second time is refused. */
export const addReaction = endpoint({
  method: 'PUT',
  path: '/api/v1/pleroma/statuses/:id/reactions/:emoji',
  access: 'required',
  returns: Post,
})

export const removeReaction = endpoint({
  method: 'DELETE',
  path: '/api/v1/pleroma/statuses/:id/reactions/:emoji',
  access: 'required',
  returns: Post,
})

/**
 * Saves the viewer's own public post to IPFS, once. It cannot be edited afterwards. The answer has the
 * `ipfs_cid`.
 */
export const savePost = endpoint({
  method: 'POST',
  path: '/api/v1/statuses/:id/make_permanent',
  access: 'required',
  returns: Post,
})

/** Asks the server to fetch the replies to a post of another server. Only administrators may. */
export const loadReplies = endpoint({
  method: 'POST',
  path: '/api/v1/statuses/:id/load_conversation',
  access: 'required',
  body: object({ use_context: optional(boolean()) }),
})
