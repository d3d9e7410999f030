/** Posts that the viewer put aside or liked, and private conversations (contract 1.6). */
import { boolean, nullish, object, string, union } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Conversation } from '../entities/conversation.ts'
import { Post } from '../entities/post.ts'
import { cursor } from '../paging.ts'
import { listOf } from '../tolerant.ts'

/** The last bookmarked first. Posts of muted people stay, as `hidden`. */
export const listBookmarks = endpoint({
  method: 'GET',
  path: '/api/v1/bookmarks',
  access: 'required',
  query: object(cursor),
  returns: listOf(Post),
  paged: 'link',
})

/** The last liked first; with `all_reactions` those with an emoji of the viewer as well. */
export const listLikedPosts = endpoint({
  method: 'GET',
  path: '/api/v1/favourites',
  access: 'required',
  since: '4.17',
  query: object({ ...cursor, all_reactions: nullish(union([boolean(), string()])) }),
  returns: listOf(Post),
  paged: 'link',
})

/** The last begun first, whatever was said since. */
export const listConversations = endpoint({
  method: 'GET',
  path: '/api/v1/conversations',
  access: 'required',
  since: '4.20',
  query: object(cursor),
  returns: listOf(Conversation),
  paged: 'link',
})
