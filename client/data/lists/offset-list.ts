/**
 * Lists that are paged by offset, because no Link header names their next page
 * (docs/server/README.md#lists-without-a-link-header, docs/spec/lists.md#the-next-page).
 */
import type { QueryClient } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { nextOffset, REPEATS_OF_OFFSETS } from '#domain/paging.ts'
import { listQuery } from './lists.ts'

type LoadPart<Item> = (
  part: { offset: number; limit: number },
  context: { client: QueryClient; signal: AbortSignal },
) => Promise<Omit<Page<Item>, 'next'>>

/**
 * Returns the query of a list that is paged by offset. `load` loads at most `limit` entries from `offset`.
 */
export const offsetListQuery = <Item extends { id: string }>(
  queryKey: readonly [string, ...unknown[]],
  load: LoadPart<Item>,
) =>
  listQuery<Item>(
    queryKey,
    async (cursor, context) => {
      const offset = Number(cursor)
      const part = await load({ offset, limit: PAGE_SIZE }, context)
      return { ...part, next: nextOffset(offset, part, PAGE_SIZE) }
    },
    { repeats: REPEATS_OF_OFFSETS },
  )
