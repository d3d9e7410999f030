import { PagedList } from '#components/list/PagedList.tsx'
import { AnyPostRow } from '#components/post-list/AnyPostRow.tsx'
import { ProfileRow } from '#components/profile/ProfileRow.tsx'
import { foundAccountsQuery, foundPostsQuery, foundTagsQuery } from '#data/search/search.ts'
import type { SearchKind } from '#domain/search.ts'
import { useText } from '#i18n/i18n.ts'
import { NoResults } from './NoResults.tsx'
import { ResultCount } from './ResultCount.tsx'
import { ResultsSkeleton } from './ResultsSkeleton.tsx'
import { TagRow } from './TagRow.tsx'

/** Shows all results of one kind: people, posts or tags. */
export function ResultsOfKind({ kind, q }: { kind: SearchKind; q: string }) {
  const t = useText()
  const same = {
    label: t(`search.${kind}`),
    more: t('search.more'),
    waiting: <ResultsSkeleton q={q} />,
    empty: <NoResults q={q} kinds={[kind]} />,
  }
  switch (kind) {
    case 'accounts': {
      const list = foundAccountsQuery(q)
      return (
        <>
          <ResultCount kind={kind} list={list} />
          <PagedList {...same} list={list} row={ProfileRow} role="list" />
        </>
      )
    }
    case 'posts': {
      const list = foundPostsQuery(q)
      return (
        <>
          <ResultCount kind={kind} list={list} />
          <PagedList {...same} list={list} row={AnyPostRow} role="feed" />
        </>
      )
    }
    case 'tags': {
      const list = foundTagsQuery(q)
      return (
        <>
          <ResultCount kind={kind} list={list} />
          <PagedList {...same} list={list} row={TagRow} role="list" />
        </>
      )
    }
  }
}
