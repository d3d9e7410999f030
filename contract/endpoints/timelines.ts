import { boolean, nullish, object, string, union } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Post } from '../entities/post.ts'
import { cursor } from '../paging.ts'
import { listOf } from '../tolerant.ts'

/** The viewer's own timeline, newest first. */
export const listHomeTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/timelines/home',
  access: 'required',
  query: object(cursor),
  returns: listOf(Post),
  paged: 'link',
})

/**
 * Public posts of this server (`local`), of one other (`instance`, a host name; since 5.4) or of all known ones.
 * Who may ask: contract 1.5.
 */
export const listPublicTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/timelines/public',
  access: 'optional',
  query: object({
    ...cursor,
    local: nullish(union([boolean(), string()])),
    instance: nullish(string()),
  }),
  returns: listOf(Post),
  paged: 'link',
})

/** Posts with a hashtag, written without its `#`, in any case. */
export const listTagTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/timelines/tag/:tag',
  access: 'optional',
  query: object(cursor),
  returns: listOf(Post),
  paged: 'link',
})

/** Posts to a group, given by its account id; an unknown one has none. */
export const listGroupTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/timelines/group/:id',
  access: 'required',
  since: '5.5',
  query: object(cursor),
  returns: listOf(Post),
  paged: 'link',
})

/** Direct posts by the viewer and to them. */
export const listDirectTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/timelines/direct',
  access: 'required',
  query: object(cursor),
  returns: listOf(Post),
  paged: 'link',
})
