import { History, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { forgetSearches, recentSearches } from '#data/search/recent-searches.ts'
import { searchPath } from '#domain/profile/link.ts'
import { bare } from '#domain/search.ts'
import { useText } from '#i18n/i18n.ts'
import type { Listbox } from './listbox.ts'
import { OptionGroup } from './OptionGroup.tsx'
import { SearchOption } from './SearchOption.tsx'

/** Shows the recent searches that contain what is typed, and an option that deletes all of them. */
export function RecentSearchOptions({ listbox, text }: { listbox: Listbox; text: string }) {
  const t = useText()
  const [recent, setRecent] = useState(recentSearches)
  const words = bare(text).toLowerCase()
  const matching = recent.filter((search) => search !== text && search.toLowerCase().includes(words))
  if (matching.length === 0) return null

  function forget() {
    forgetSearches()
    setRecent([])
  }

  return (
    <OptionGroup label={t('search.recent')}>
      {matching.map((search) => (
        <SearchOption
          key={search}
          listbox={listbox}
          name={` ${search}`}
          href={searchPath(search)}
          icon={<History />}
          onPick={listbox.onClose}
        >
          {search}
        </SearchOption>
      ))}
      <SearchOption listbox={listbox} name="forget" icon={<Trash2 />} onPick={forget}>
        {t('search.forget')}
      </SearchOption>
    </OptionGroup>
  )
}
