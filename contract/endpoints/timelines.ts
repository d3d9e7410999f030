import { boolean, nullish, object, string } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Post } from '../entities/post.ts'
import { cursor } from '../paging.ts'
import { wholeListOf } from '../tolerant.ts'

/** Lists the viewer's own timeline, newest first (docs/spec/calls.md#calls-for-lists-of-posts). */
export const listHomeTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/timelines/home',
  access: 'required',
  query: object(cursor),
  returns: wholeListOf(Post),
  paged: 'link',
})

/**
 * Lists public posts of this server (`local`), of one other (`instance`, a host name, since 5.4) or of all
 * known ones. Some instances refuse it (docs/server/timelines.md#public).
 */
export const listPublicTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/timelines/public',
  access: 'optional',
  query: object({
    ...cursor,
    local: nullish(boolean()),
    instance: nullish(string()),
  }),
  returns: wholeListOf(Post),
  paged: 'link',
})

/** Lists the posts with a hashtag, given without `#` and in any case. */
export const listTagTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/timelines/tag/:tag',
  access: 'optional',
  query: object(cursor),
  returns: wholeListOf(Post),
  paged: 'link',
})

/** Lists the posts of a group, given by its account id. An unknown group has none. */
export const listGroupTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/timelines/group/:id',
  access: 'required',
  since: '5.5',
  query: object(cursor),
  returns: wholeListOf(Post),
  paged: 'link',
})

/** Lists the direct posts by the viewer and to the viewer. */
export const listDirectTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/timelines/direct',
  access: 'required',
  query: object(cursor),
  returns: wholeListOf(Post),
  paged: 'link',
})
