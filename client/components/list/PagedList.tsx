import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, type ReactNode, Suspense, useDeferredValue, useState } from 'react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { listId, refreshList, type ShownList } from '#data/lists/lists.ts'
import { withoutRepeats } from '#domain/paging.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { MoreButton } from './MoreButton.tsx'
import { PageOfRows, type Row } from './PageOfRows.tsx'

const GapButton = lazyPart(async () => (await import('./GapButton.tsx')).GapButton)

/** How many rows fill a window. */
const FIRST = 5

/** Only the first list of a visit is rendered in two steps. Later ones must be whole at once, so that Back can scroll there. */
let isFirstOfVisit = true

/**
 * Shows a list in each of its states: loading, failed, empty, loaded, with more to load. The first list of a visit renders
 * the rows in view first and the rest right after, so that a slow machine shows something sooner
 * (docs/spec/lists.md#waiting-empty-and-failed, docs/spec/conventions.md#lists-for-screen-readers).
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
  /** The name of the list in the notice that it could not be loaded. It is the label unless given. */
  about?: string
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
  const t = useText()
  const client = useQueryClient()
  const query = useInfiniteQuery(list)
  const [inTwoSteps] = useState(isFirstOfVisit)
  const isWhole = useDeferredValue(true, !inTwoSteps)
  if (query.isPending) {
    return (
      <div role="status" aria-busy="true" aria-label={t('list.loading')}>
        {waiting}
      </div>
    )
  }
  const failure = query.isError && !query.isFetchNextPageError && (
    <ErrorNotice
      error={query.error}
      about={about ?? label}
      retrying={query.isFetching}
      onRetry={() => refreshList(client, list.queryKey)}
    />
  )
  if (!query.data) return failure
  const pages = withoutRepeats(query.data.pages)
  const gaps = query.data.pages.map((page) => 'gap' in page)
  const keys = query.data.pageParams.map(String)
  const emptyPages = pages.length - 1 - pages.findLastIndex(({ length }) => length > 0)
  if (emptyPages === pages.length && !query.hasNextPage) return failure || empty
  return (
    <>
      {failure}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: a feed and a list may both have a name */}
      <div ref={endFirstOfVisit} role={role} aria-label={label} aria-busy={query.isFetching || !isWhole}>
        {(isWhole ? pages : pages.slice(0, 1)).map((items, index) => (
          <Fragment key={keys[index]}>
            <PageOfRows
              id={`${listId(list)} ${keys[index]}`}
              items={isWhole ? items : items.slice(0, FIRST)}
              before={pages.slice(0, index).flat().length}
              row={row}
              role={role === 'feed' ? 'article' : 'listitem'}
            />
            {gaps[index] && (
              <Suspense>
                <GapButton list={list} index={index} />
              </Suspense>
            )}
          </Fragment>
        ))}
      </div>
      {isWhole && <MoreButton list={query} emptyPages={emptyPages} label={more} />}
    </>
  )
}

/** A ref callback that notes that a list has been rendered. */
function endFirstOfVisit() {
  isFirstOfVisit = false
}
