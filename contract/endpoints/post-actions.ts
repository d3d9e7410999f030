/** What a person does with a post. Never with the id of a repost: act on its `reblog` (contract 1.4). */
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

/** Answers the wrapper; a second time is refused. `visibility`: `public` or `private`. */
export const repost = endpoint({
  method: 'POST',
  path: '/api/v1/statuses/:id/reblog',
  access: 'required',
  body: object({ visibility: nullish(string()) }),
  returns: Post,
})

/** Answers the original, without a wrapper. */
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

/** Only one's own public posts. */
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

/** `status`: `follow` brings all that is said in the conversation to the home timeline, `normal` ends that. */
export const trackConversation = endpoint({
  method: 'POST',
  path: '/api/v1/statuses/:id/conversation_tracking',
  access: 'required',
  since: '4.16',
  body: object({ status: string() }),
  returns: Post,
})

/** `emoji`: one character, or a custom shortcode. A second time is refused. */
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

/** Answers the post with its `ipfs_cid`. Only one's own public posts, once; they cannot be edited afterwards. */
export const savePost = endpoint({
  method: 'POST',
  path: '/api/v1/statuses/:id/make_permanent',
  access: 'required',
  returns: Post,
})

/** For administrators: fetches replies to somebody else's post from their server, some time later. */
export const loadReplies = endpoint({
  method: 'POST',
  path: '/api/v1/statuses/:id/load_conversation',
  access: 'required',
  body: object({ use_context: optional(boolean()) }),
})
