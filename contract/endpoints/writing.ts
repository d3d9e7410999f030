import { array, boolean, nullish, number, object, optional, string } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { DeletedPost, Post, PostPreview, PostSource } from '../entities/post.ts'

/**
 * Publishes a post. The answer lacks the viewer's state, such as `voted`
 * (docs/server/writing.md#answer-to-a-new-post, docs/spec/calls.md#calls-for-writing).
 */
export const createPost = endpoint({
  method: 'POST',
  path: '/api/v1/statuses',
  access: 'required',
  idempotent: true,
  body: object({
    status: nullish(string()),
    content_type: optional(string()),
    title: nullish(string()),
    language: nullish(string()),
    media_ids: optional(array(string())),
    in_reply_to_id: nullish(string()),
    visibility: nullish(string()),
    sensitive: optional(boolean()),
    poll: nullish(object({ options: array(string()), expires_in: number(), multiple: nullish(boolean()) })),
    quote_id: nullish(string()),
    group_id: nullish(string()),
  }),
  returns: Post,
})

export const previewPost = endpoint({
  method: 'POST',
  path: '/api/v1/statuses/preview',
  access: 'required',
  body: object({ status: string(), content_type: optional(string()) }),
  returns: PostPreview,
})

export const getPostSource = endpoint({
  method: 'GET',
  path: '/api/v1/statuses/:id/source',
  access: 'required',
  returns: PostSource,
})

/**
 * Replaces a post as a whole: left-out values are cleared, left-out files are deleted
 * (docs/server/writing.md#edit).
 */
export const editPost = endpoint({
  method: 'PUT',
  path: '/api/v1/statuses/:id',
  access: 'required',
  body: object({
    status: string(),
    content_type: optional(string()),
    title: nullish(string()),
    language: nullish(string()),
    media_ids: optional(array(string())),
    sensitive: optional(boolean()),
    quote_id: nullish(string()),
  }),
  returns: Post,
})

/** Deletes a post with all its replies and reposts (docs/server/writing.md#delete). */
export const deletePost = endpoint({
  method: 'DELETE',
  path: '/api/v1/statuses/:id',
  access: 'required',
  returns: DeletedPost,
})
