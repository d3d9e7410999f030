import { SearchX } from 'lucide-react'
import { Page } from '#components/layout/Page.tsx'
import { cleanText } from '#contract/clean-text.ts'
import { hasOperator, readFindQuery } from '#domain/find/query.ts'
import { LONGEST_SEARCH, readSearch, type Search, tidy } from '#domain/search.ts'
import { useText } from '#i18n/i18n.ts'
import { useSearchParams } from '#platform/page/location.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { AddressResults } from './AddressResults.tsx'
import { DeviceResults } from './DeviceResults.tsx'
import { MixedResults } from './MixedResults.tsx'
import { ResultsOfKind } from './ResultsOfKind.tsx'
import { SearchHint } from './SearchHint.tsx'

/**
 * Shows the results of the search in the `q` of the address, those of this device first
 * (docs/spec/search.md#results, docs/spec/search.md#what-this-device-has-read).
 */
export function SearchScreen() {
  const t = useText()
  const q = useSearchParams().get('q') ?? ''
  const isTooLong = q.length > LONGEST_SEARCH
  const search = isTooLong ? null : readSearch(q)
  const here = search === null || search.kind === 'address' ? null : readFindQuery(q)
  return (
    <Page
      title={search ? t('search.title', { q: cleanText(q) }) : t('search.results')}
      heading={t('search.results')}
    >
      {isTooLong && <EmptyState icon={<SearchX />} title={t('search.too_long')} />}
      {!isTooLong && !search && <SearchHint />}
      {search && !here && <ServerResults q={q} search={search} />}
      {search && here && (
        <DeviceResults key={q} query={here}>
          {!hasOperator(here) && <ServerResults q={q} search={search} />}
        </DeviceResults>
      )}
    </Page>
  )
}

/** Shows what the server finds. */
function ServerResults({ q, search }: { q: string; search: Search }) {
  if (search.kind === 'address') return <AddressResults address={search.q} />
  if (search.kind === 'words') return <MixedResults words={tidy(q)} searches={search.searches} />
  return <ResultsOfKind kind={search.kind} q={search.q} />
}
