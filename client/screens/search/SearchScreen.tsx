import { SearchX } from 'lucide-react'
import { Page } from '#components/layout/Page.tsx'
import { LONGEST_SEARCH, readSearch, tidy } from '#domain/search.ts'
import { useText } from '#i18n/i18n.ts'
import { useSearchParams } from '#platform/location.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { AllKinds } from './AllKinds.tsx'
import { FoundAtAddress } from './FoundAtAddress.tsx'
import { OneKind } from './OneKind.tsx'
import { SearchHint } from './SearchHint.tsx'

/** What was found for the `q` of the address (spec A §2.14). */
export function SearchScreen() {
  const t = useText()
  const q = useSearchParams().get('q') ?? ''
  const isTooLong = q.length > LONGEST_SEARCH
  const search = isTooLong ? null : readSearch(q)
  return (
    <Page title={search ? t('search.title', { q }) : t('search.results')} heading={t('search.results')}>
      {isTooLong && <EmptyState icon={<SearchX />} title={t('search.too_long')} />}
      {!isTooLong && !search && <SearchHint />}
      {search?.kind === 'address' && <FoundAtAddress address={search.q} />}
      {search?.kind === 'words' && <AllKinds words={tidy(q)} searches={search.searches} />}
      {search && 'q' in search && search.kind !== 'address' && <OneKind kind={search.kind} q={search.q} />}
    </Page>
  )
}
