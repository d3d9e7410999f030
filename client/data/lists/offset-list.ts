/**
 * Lists that are paged by offset, because no Link header names their next page
 * (docs/server/README.md#lists-without-a-link-header, docs/spec/lists.md#the-next-page).
 */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { nextOffset } from '#domain/paging.ts'
import { type Cursor, listQuery } from './lists.ts'

type LoadPart<Item> = (
  part: { offset: number; limit: number },
  context: { client: QueryClient; signal: AbortSignal },
) => Promise<readonly Item[]>

/**
 * Returns the query of a list that is paged by offset. `load` loads at most `limit` entries from `offset`.
 */
export const offsetListQuery = <Item extends { id: string }>(
  queryKey: readonly [string, ...unknown[]],
  load: LoadPart<Item>,
) =>
  listQuery<Item>(queryKey, async (cursor, context) => {
    const offset = Number(cursor)
    const items = await load({ offset, limit: PAGE_SIZE }, context)
    const pages = [...pagesBefore(context.client, queryKey, offset), { items }]
    const next = nextOffset(offset, pages, PAGE_SIZE)
    return { items: [...items], next: next === null ? null : String(next) }
  })

function pagesBefore(client: QueryClient, queryKey: readonly unknown[], offset: number) {
  const list = client.getQueryData<InfiniteData<Page<{ id: string }>, Cursor>>(queryKey)
  return list?.pages.filter((_, index) => Number(list.pageParams[index]) < offset) ?? []
}
