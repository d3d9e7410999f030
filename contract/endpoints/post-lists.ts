/** Bookmarks, liked posts and private conversations (docs/server/timelines.md#other-lists). */
import { boolean, nullish, object } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Conversation } from '../entities/conversation.ts'
import { Post } from '../entities/post.ts'
import { cursor } from '../paging.ts'
import { wholeListOf } from '../tolerant.ts'

/** Lists the bookmarks, the latest first. Posts of muted people stay, as `hidden`. */
export const listBookmarks = endpoint({
  method: 'GET',
  path: '/api/v1/bookmarks',
  access: 'required',
  query: object(cursor),
  returns: wholeListOf(Post),
  paged: 'link',
})

/** Lists the liked posts, the latest first. `all_reactions` adds those with an emoji of the viewer. */
export const listLikedPosts = endpoint({
  method: 'GET',
  path: '/api/v1/favourites',
  access: 'required',
  since: '4.17',
  query: object({ ...cursor, all_reactions: nullish(boolean()) }),
  returns: wholeListOf(Post),
  paged: 'link',
})

/** Lists the conversations by their start, the latest first. */
export const listConversations = endpoint({
  method: 'GET',
  path: '/api/v1/conversations',
  access: 'required',
  since: '4.20',
  query: object(cursor),
  returns: wholeListOf(Conversation),
  paged: 'link',
})
