/**
 * Custom feeds, which the API calls lists (docs/server/feeds.md#custom-feeds,
 * docs/spec/calls.md#calls-for-custom-feeds).
 */
import { array, object, string } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Account } from '../entities/account.ts'
import { Feed } from '../entities/feed.ts'
import { Post } from '../entities/post.ts'
import { cursor } from '../paging.ts'
import { wholeListOf } from '../tolerant.ts'

/** Lists the viewer's feeds by name. */
export const listFeeds = endpoint({
  method: 'GET',
  path: '/api/v1/lists',
  access: 'required',
  returns: wholeListOf(Feed),
})

export const createFeed = endpoint({
  method: 'POST',
  path: '/api/v1/lists',
  access: 'required',
  body: object({ title: string() }),
  returns: Feed,
})

export const getFeed = endpoint({
  method: 'GET',
  path: '/api/v1/lists/:id',
  access: 'required',
  returns: Feed,
})

/** Renames a feed. A name that is taken fails with 500. */
export const renameFeed = endpoint({
  method: 'PUT',
  path: '/api/v1/lists/:id',
  access: 'required',
  body: object({ title: string() }),
  returns: Feed,
})

export const deleteFeed = endpoint({
  method: 'DELETE',
  path: '/api/v1/lists/:id',
  access: 'required',
  returns: object({}),
})

/** Lists the members of a feed. There is no Link header: `max_id` is the id of the last account received. */
export const listFeedMembers = endpoint({
  method: 'GET',
  path: '/api/v1/lists/:id/accounts',
  access: 'required',
  query: object(cursor),
  returns: wholeListOf(Account),
})

/** Adds all accounts or, if the feed has one of them already, none. */
export const addToFeed = endpoint({
  method: 'POST',
  path: '/api/v1/lists/:id/accounts',
  access: 'required',
  body: object({ account_ids: array(string()) }),
  returns: object({}),
})

/** Removes accounts. Ignores those that the feed does not have. */
export const removeFromFeed = endpoint({
  method: 'DELETE',
  path: '/api/v1/lists/:id/accounts',
  access: 'required',
  query: object({ account_ids: array(string()) }),
  returns: object({}),
})

/** Lists the viewer's feeds that have an account as a member. */
export const listFeedsWith = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/:id/lists',
  access: 'required',
  returns: wholeListOf(Feed),
})

export const listFeedTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/timelines/list/:id',
  access: 'required',
  query: object(cursor),
  returns: wholeListOf(Post),
  paged: 'link',
})
