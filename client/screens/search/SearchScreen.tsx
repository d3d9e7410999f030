import { SearchX } from 'lucide-react'
import { Page } from '#components/layout/Page.tsx'
import { LONGEST_SEARCH, readSearch, tidy } from '#domain/search.ts'
import { useText } from '#i18n/i18n.ts'
import { useSearchParams } from '#platform/page/location.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { AddressResults } from './AddressResults.tsx'
import { MixedResults } from './MixedResults.tsx'
import { ResultsOfKind } from './ResultsOfKind.tsx'
import { SearchHint } from './SearchHint.tsx'

/** Shows the results of the search in the `q` of the address (docs/spec/search.md#results). */
export function SearchScreen() {
  const t = useText()
  const q = useSearchParams().get('q') ?? ''
  const isTooLong = q.length > LONGEST_SEARCH
  const search = isTooLong ? null : readSearch(q)
  return (
    <Page title={search ? t('search.title', { q }) : t('search.results')} heading={t('search.results')}>
      {isTooLong && <EmptyState icon={<SearchX />} title={t('search.too_long')} />}
      {!isTooLong && !search && <SearchHint />}
      {search?.kind === 'address' && <AddressResults address={search.q} />}
      {search?.kind === 'words' && <MixedResults words={tidy(q)} searches={search.searches} />}
      {search && 'q' in search && search.kind !== 'address' && (
        <ResultsOfKind kind={search.kind} q={search.q} />
      )}
    </Page>
  )
}
