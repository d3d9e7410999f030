/** Custom feeds, which the API calls lists (contract 1.8). */
import { array, object, string } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Account } from '../entities/account.ts'
import { Feed } from '../entities/feed.ts'
import { Post } from '../entities/post.ts'
import { cursor } from '../paging.ts'
import { listOf } from '../tolerant.ts'

/** By name. */
export const listFeeds = endpoint({
  method: 'GET',
  path: '/api/v1/lists',
  access: 'required',
  returns: listOf(Feed),
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

/** A name that is taken fails with 500. */
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

/** No header names the next page: `max_id` is the account last received. */
export const listFeedMembers = endpoint({
  method: 'GET',
  path: '/api/v1/lists/:id/accounts',
  access: 'required',
  query: object(cursor),
  returns: listOf(Account),
})

/** All of them or, if one is in it already, none. */
export const addToFeed = endpoint({
  method: 'POST',
  path: '/api/v1/lists/:id/accounts',
  access: 'required',
  body: object({ account_ids: array(string()) }),
  returns: object({}),
})

/** Whoever is not in it is passed over. */
export const removeFromFeed = endpoint({
  method: 'DELETE',
  path: '/api/v1/lists/:id/accounts',
  access: 'required',
  query: object({ account_ids: array(string()) }),
  returns: object({}),
})

/** The viewer's feeds that somebody is in. */
export const listFeedsWith = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/:id/lists',
  access: 'required',
  returns: listOf(Feed),
})

export const listFeedTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/timelines/list/:id',
  access: 'required',
  query: object(cursor),
  returns: listOf(Post),
  paged: 'link',
})
