/**
 * Walks through the pages of a list, for everything that needs several at once
 * (docs/spec/lists.md#the-end-of-a-list, docs/spec/lists.md#calls-without-a-hand). No other loop asks for
 * pages.
 */
import type { Page } from '#contract/endpoint.ts'
import { MOST_CALLS, nextCursor, type Repeats } from '#domain/paging.ts'
import type { Cursor } from './lists.ts'

interface Walk<Item> {
  /** The cursor that it begins with; the first page unless given. */
  from?: Cursor
  /** The entries that came on earlier walks. */
  known?: readonly Item[]
  /** How many calls it may make. */
  most?: number
  /** How many pages of repeats end the list. */
  repeats?: Repeats
  /** Does something with each page before the next one is asked for. */
  onPage?: (page: Page<Item>) => unknown
  /** Returns whether the pages hold what is looked for. */
  isEnough?: (pages: readonly Page<Item>[]) => boolean
}

/**
 * Loads pages until they are enough, the list ends or the calls are used up. Returns them, each with the
 * cursor of the page that follows it, and where the walk can go on: null at the end of the list.
 */
export async function walkPages<Item extends { id: string }>(
  load: (cursor: Cursor) => Promise<Page<Item>>,
  { from = null, known = [], most = MOST_CALLS, repeats, onPage, isEnough = () => false }: Walk<Item> = {},
): Promise<{ pages: Page<Item>[]; next: Cursor }> {
  const pages: Page<Item>[] = []
  const asked: Cursor[] = []
  let next: Cursor = from
  do {
    asked.push(next)
    const sent = await load(next)
    next = nextCursor(sent, { asked, before: [{ items: known }, ...pages], repeats })
    const page = { ...sent, next }
    pages.push(page)
    await onPage?.(page)
  } while (next !== null && asked.length < most && !isEnough(pages))
  return { pages, next }
}
