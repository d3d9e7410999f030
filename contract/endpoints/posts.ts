import { array, object, optional, string } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Context, Post } from '../entities/post.ts'
import { listOf } from '../tolerant.ts'

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
  query: object({ id: optional(array(string()), []) }),
  returns: listOf(Post),
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
