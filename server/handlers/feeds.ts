/** Answers calls about custom feeds and their members (docs/server/feeds.md#custom-feeds). */
import {
  addToFeed,
  createFeed,
  deleteFeed,
  getFeed,
  listFeedMembers,
  listFeeds,
  listFeedsWith,
  listFeedTimeline,
  removeFromFeed,
  renameFeed,
} from '#contract/endpoints/feeds.ts'
import { takePage, uuidCursor } from '../paging.ts'
import { checkFeedName } from '../policies/feed-name.ts'
import { presentAccount } from '../presenters/account.ts'
import { presentFeed } from '../presenters/feed.ts'
import { accountOf } from '../presenters/post.ts'
import { databaseError, impossible, invalid, notFound } from '../refusal.ts'
import { serve } from '../serve.ts'
import { addFeed, feedsOf } from '../world/feeds.ts'
import type { AccountRecord, ListRecord } from '../world/records.ts'
import { feedTimeline } from '../world/timelines.ts'
import type { World } from '../world/world.ts'
import { postsPage } from './posts-page.ts'

const SERIAL = { id: 'serial' } as const

export const feeds = [
  serve(listFeeds, ({ world, viewer }) => feedsOf(world, viewer).map((feed) => presentFeed(feed, world))),

  serve(
    createFeed,
    ({ world, viewer, body }) => {
      const title = checkFeedName(body.title)
      if (isTaken(world, viewer, title)) throw invalid('custom feed already exists')
      return presentFeed(addFeed(world, { owner: viewer, title }), world)
    },
    { encoding: 'JF' },
  ),

  serve(
    getFeed,
    ({ world, viewer, params }) => presentFeed(ownFeed(world, viewer, params.id), world),
    SERIAL,
  ),

  serve(
    renameFeed,
    ({ world, viewer, params, body }) => {
      const title = checkFeedName(body.title)
      const feed = ownFeed(world, viewer, params.id)
      // The real server leaves this check to its database.
      if (title !== feed.title && isTaken(world, viewer, title)) throw databaseError()
      feed.title = title
      return presentFeed(feed, world)
    },
    SERIAL,
  ),

  serve(
    deleteFeed,
    ({ world, viewer, params }) => {
      world.lists.delete(ownFeed(world, viewer, params.id).id)
      return {}
    },
    SERIAL,
  ),

  serve(
    listFeedMembers,
    ({ world, viewer, view, params, query }) => {
      const before = uuidCursor(query)
      const ids = [...ownFeed(world, viewer, params.id).member_ids].sort().reverse()
      const rows = ids.filter((id) => before === null || id < before)
      // Unlike in other lists, 0 means as many as possible, and no header names the next page.
      const limit = query.limit === 0 ? 200 : query.limit
      return takePage(
        rows,
        { limit },
        {
          size: 40,
          cursor: (id) => id,
          present: (id) => presentAccount(accountOf(world, id), view),
        },
      ).items
    },
    SERIAL,
  ),

  serve(
    addToFeed,
    ({ world, viewer, params, body }) => {
      const { member_ids } = ownFeed(world, viewer, params.id)
      const newcomers = [...new Set(body.account_ids)]
      const isRepeated = newcomers.length < body.account_ids.length
      if (isRepeated || newcomers.some((id) => member_ids.has(id))) throw impossible('user already added')
      // The real server leaves this check to its database.
      if (!newcomers.every((id) => world.accounts.has(id))) throw databaseError()
      for (const id of newcomers) member_ids.add(id)
      return {}
    },
    { ...SERIAL, encoding: 'JQ' },
  ),

  serve(
    removeFromFeed,
    ({ world, viewer, params, query }) => {
      const { member_ids } = ownFeed(world, viewer, params.id)
      for (const id of query.account_ids) member_ids.delete(id)
      return {}
    },
    SERIAL,
  ),

  serve(listFeedsWith, ({ world, viewer, params }) =>
    feedsOf(world, viewer)
      .filter(({ member_ids }) => member_ids.has(params.id))
      .map((feed) => presentFeed(feed, world)),
  ),

  serve(
    listFeedTimeline,
    ({ world, viewer, view, params, query }) => {
      const feed = ownFeed(world, viewer, params.id)
      return postsPage(feedTimeline(world, viewer, uuidCursor(query), feed), query, view)
    },
    SERIAL,
  ),
]

function ownFeed(world: World, viewer: AccountRecord, id: string): ListRecord {
  const feed = world.lists.get(Number(id))
  if (!feed || feed.owner_id !== viewer.id) throw notFound('custom feed')
  return feed
}

const isTaken = (world: World, owner: AccountRecord, title: string) =>
  feedsOf(world, owner).some((feed) => feed.title === title)
