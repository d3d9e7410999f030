import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { listId, refreshList, type ShownList } from '#data/lists/lists.ts'
import { firstRows } from '#domain/first-rows.ts'
import { withoutRepeats } from '#domain/paging.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { rowToBeginWith } from '#platform/reading/reading-place.ts'
import { MoreButton } from './MoreButton.tsx'
import { PageOfRows } from './PageOfRows.tsx'
import { boxesOf } from './page-box.ts'
import type { Row } from './RowInTurn.tsx'
import { useWhere } from './use-near.ts'

const GapButton = lazyPart(async () => (await import('./GapButton.tsx')).GapButton)

/** How high a post probably is before it is drawn, in pixels. */
const ROW_HEIGHT = 180

/**
 * How much of the window a row probably fills, in pixels: what stands above the list is counted in. Where
 * rows are smaller, the next frame draws the rest.
 */
const SHARE_OF_WINDOW = 300

/**
 * Shows a list in each of its states: loading, failed, empty, loaded, with more to load. It draws the rows
 * that fill the window first (docs/spec/lists.md#first-screenful-first,
 * docs/spec/lists.md#waiting-empty-and-failed, docs/spec/conventions.md#lists-for-screen-readers).
 */
export function PagedList<Item extends { id: string }, Sent extends { id: string } = Item>({
  label,
  about,
  list,
  row,
  role,
  more,
  waiting,
  empty,
}: {
  label: string
  /**
   * The name of the list in the notice that it could not be loaded, the label unless given; or what names the
   * part of it that could not be loaded, on a further page too.
   */
  about?: string | ((error: unknown) => string) | undefined
  list: ShownList<Item, Sent>
  row: Row<Item>
  /** `feed` for articles, `list` for list items. */
  role: 'feed' | 'list'
  /** The text of the button that loads more, if it is not the usual one. */
  more?: string
  /** The skeleton that is shown while the first page loads. */
  waiting: ReactNode
  empty: ReactNode
}) {
  'use memo'
  const client = useQueryClient()
  const query = useInfiniteQuery(list)
  const [where, place] = useWhere()
  if (query.isPending) return <Waiting>{waiting}</Waiting>
  const failure = query.isError && !query.isFetchNextPageError && (
    <ErrorNotice
      error={query.error}
      about={typeof about === 'function' ? about(query.error) : (about ?? label)}
      retrying={query.isFetching}
      onRetry={() => refreshList(client, list.queryKey)}
    />
  )
  if (!query.data) return failure
  const pages = withoutRepeats(query.data.pages)
  const atOnce = drawnAtOnce(role, pages)
  const gaps = query.data.pages.map((page) => 'gap' in page)
  const keys = query.data.pageParams.map(String)
  const boxes = boxesOf(listId(list))
  const last = pages.findLastIndex(isFilled)
  const nearest = { near: -1, above: last, below: pages.findIndex(isFilled) }[where]
  const emptyPages = pages.length - 1 - last
  if (emptyPages === pages.length && !query.hasNextPage) return failure || empty
  return (
    <>
      {failure}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: a feed and a list may both have a name */}
      <div ref={place} role={role} aria-label={label} aria-busy={query.isFetching}>
        {pages.map((items, index) => (
          <Fragment key={keys[index]}>
            <PageOfRows
              boxes={boxes}
              name={keys[index] ?? ''}
              isNearest={index === nearest}
              items={items}
              before={pages.slice(0, index).reduce((sum, { length }) => sum + length, 0)}
              row={row}
              role={role === 'feed' ? 'article' : 'listitem'}
              atOnce={atOnce}
              rowHeight={ROW_HEIGHT}
            />
            {gaps[index] && <GapButton list={list} index={index} waiting={waiting} />}
          </Fragment>
        ))}
      </div>
      <MoreButton list={query} emptyPages={emptyPages} calls={list.meta?.calls} label={more} about={about} />
    </>
  )
}

function Waiting({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <div role="status" aria-busy="true" aria-label={t('list.loading')}>
      {children}
    </div>
  )
}

const isFilled = ({ length }: readonly unknown[]) => length > 0

/**
 * Returns the ids of the rows that are drawn at once. Only posts are worth a turn: the rows of other lists
 * are cheap.
 */
function drawnAtOnce(
  role: 'feed' | 'list',
  pages: readonly (readonly { id: string }[])[],
): ReadonlySet<string> {
  const ids = pages.flatMap((items) => items.map(({ id }) => id))
  if (role === 'list') return new Set(ids)
  return new Set(firstRows(ids, rowToBeginWith(), Math.ceil(window.innerHeight / SHARE_OF_WINDOW)))
}
