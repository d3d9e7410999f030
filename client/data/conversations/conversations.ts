/**
 * The conversations of direct posts (docs/spec/conversations.md#list-of-conversations,
 * docs/spec/conversations.md#order-of-the-conversations, docs/server/timelines.md#conversations).
 */
import { listConversations } from '#contract/endpoints/post-lists.ts'
import type { Conversation } from '#contract/entities/conversation.ts'
import { latestFirst, SORTED_AT_ONCE } from '#domain/conversation/inbox.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { itemsOf, MOST_CALLS } from '#domain/paging.ts'
import { markerOfServer } from '../home-marker/home-marker-query.ts'
import { linked, listQuery } from '../lists/lists.ts'
import { walkPages } from '../lists/walk-pages.ts'
import { CONVERSATIONS } from '../posts/conversations-key.ts'
import { noteFirstVisit } from './seen-posts.ts'

/** The most that the server sends at once (docs/server/README.md#paging). */
const MOST = 40

const loadPart = linked(listConversations, { query: { limit: Math.max(MOST, PAGE_SIZE) } })

/**
 * Lists the conversations, those with the latest words first: as many as are sorted at a time make a page.
 */
export const conversationsQuery = listQuery<Conversation>(
  CONVERSATIONS,
  async (from, context) => {
    const { pages, next } = await walkPages((cursor) => loadPart(cursor, context), {
      from,
      isEnough: (found) => itemsOf(found).length >= SORTED_AT_ONCE,
    })
    const sorted = latestFirst(itemsOf(pages))
    if (from === null) await noteFirstVisit(sorted, () => markerOfServer(context.client))
    return { items: sorted, next }
  },
  { calls: MOST_CALLS },
)
