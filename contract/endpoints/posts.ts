import { array, object, optional, string } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Context, Post } from '../entities/post.ts'
import { wholeListOf } from '../tolerant.ts'

export const getPost = endpoint({
  method: 'GET',
  path: '/api/v1/statuses/:id',
  access: 'optional',
  returns: Post,
})

/** Returns at most 200 posts in the order of their ids. Posts that the viewer may not see are left out. */
export const getPosts = endpoint({
  method: 'GET',
  path: '/api/v1/statuses',
  access: 'optional',
  since: '5.8',
  query: object({ id: optional(array(string()), []) }),
  returns: wholeListOf(Post),
})

/** Returns the whole thread of a post, depth first, root first (docs/server/threads.md#thread). */
export const getThread = endpoint({
  method: 'GET',
  path: '/api/v1/statuses/:id/thread',
  access: 'optional',
  returns: wholeListOf(Post),
})

/**
 * Returns what stands before and after a post. Siblings count as ancestors too
 * (docs/server/threads.md#context).
 */
export const getContext = endpoint({
  method: 'GET',
  path: '/api/v1/statuses/:id/context',
  access: 'optional',
  returns: Context,
})
