/**
 * The conversations of direct posts (docs/spec/conversations.md#list-of-conversations,
 * docs/spec/conversations.md#order-of-the-conversations, docs/server/timelines.md#conversations).
 */
import type { Page } from '#contract/endpoint.ts'
import { listConversations } from '#contract/endpoints/post-lists.ts'
import type { Conversation } from '#contract/entities/conversation.ts'
import { latestFirst, SORTED_AT_ONCE } from '#domain/conversation/inbox.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { markerOfServer } from '../home-marker/home-marker-query.ts'
import { type Cursor, linked, listQuery } from '../lists/lists.ts'
import { CONVERSATIONS } from '../posts/conversations-key.ts'
import { noteFirstVisit } from './seen-posts.ts'

/** The most that the server sends at once (docs/server/README.md#paging). */
const MOST = 40

const loadPart = linked(listConversations, { query: { limit: Math.max(MOST, PAGE_SIZE) } })

/** Lists the conversations, those with the latest words first. */
export const conversationsQuery = listQuery<Conversation>(CONVERSATIONS, async (cursor, context) => {
  const { items, next } = await loadMany(cursor, context)
  const sorted = latestFirst(items)
  if (cursor === null) await noteFirstVisit(sorted, () => markerOfServer(context.client))
  return { items: sorted, next }
})

/** Loads as many as are sorted at a time. */
async function loadMany(from: Cursor, context: { signal: AbortSignal }): Promise<Page<Conversation>> {
  const items: Conversation[] = []
  let next = from
  do {
    const page: Page<Conversation> = await loadPart(next, context)
    items.push(...page.items)
    next = page.next
  } while (next !== null && items.length < SORTED_AT_ONCE)
  return { items, next }
}
