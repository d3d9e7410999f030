import { array, boolean, nullish, number, object, optional, string } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Context, DeletedPost, Post, PostPreview, PostSource } from '../entities/post.ts'
import { listOf } from '../tolerant.ts'

/** The answer lacks viewer state: `voted`, `favourited` and the like are not filled in (contract 1.4.1). */
export const createPost = endpoint({
  method: 'POST',
  path: '/api/v1/statuses',
  access: 'required',
  idempotent: true,
  body: object({
    status: optional(string()),
    content_type: nullish(string()),
    title: nullish(string()),
    language: nullish(string()),
    media_ids: optional(array(string())),
    in_reply_to_id: nullish(string()),
    visibility: nullish(string()),
    sensitive: optional(boolean()),
    poll: nullish(object({ options: array(string()), expires_in: number(), multiple: optional(boolean()) })),
    quote_id: nullish(string()),
  }),
  returns: Post,
})

export const previewPost = endpoint({
  method: 'POST',
  path: '/api/v1/statuses/preview',
  access: 'required',
  body: object({ status: string(), content_type: nullish(string()) }),
  returns: PostPreview,
})

export const getPost = endpoint({
  method: 'GET',
  path: '/api/v1/statuses/:id',
  access: 'optional',
  returns: Post,
})

/** In the order asked for, at most 200; what the viewer may not see is left out. */
export const getPosts = endpoint({
  method: 'GET',
  path: '/api/v1/statuses',
  access: 'optional',
  since: '5.8',
  query: object({ id: array(string()) }),
  returns: listOf(Post),
})

export const getPostSource = endpoint({
  method: 'GET',
  path: '/api/v1/statuses/:id/source',
  access: 'required',
  returns: PostSource,
})

/** The whole conversation around a post, depth first, root first (contract 1.4). */
export const getThread = endpoint({
  method: 'GET',
  path: '/api/v1/statuses/:id/thread',
  access: 'optional',
  returns: listOf(Post),
})

/** Siblings count as ancestors too: whatever stands before the post (contract 1.4). */
export const getContext = endpoint({
  method: 'GET',
  path: '/api/v1/statuses/:id/context',
  access: 'optional',
  returns: Context,
})

/** Replaces everything: what is left out is cleared, media that is left out is deleted (contract 1.4.2). */
export const editPost = endpoint({
  method: 'PUT',
  path: '/api/v1/statuses/:id',
  access: 'required',
  body: object({
    status: string(),
    content_type: nullish(string()),
    title: nullish(string()),
    language: nullish(string()),
    media_ids: optional(array(string())),
    sensitive: optional(boolean()),
    quote_id: nullish(string()),
  }),
  returns: Post,
})

/** Takes all replies and reposts with it (contract 7.7). */
export const deletePost = endpoint({
  method: 'DELETE',
  path: '/api/v1/statuses/:id',
  access: 'required',
  returns: DeletedPost,
})
