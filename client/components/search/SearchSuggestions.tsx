import { Command } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useErrorText } from '#components/feedback/error-text.ts'
import { openPalette } from '#components/palette/palette-asked.ts'
import { SEARCH_KINDS, SEARCH_PREFIXES, searchAs } from '#domain/search.ts'
import { useText } from '#i18n/i18n.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { Listbox } from './listbox.ts'
import { OptionGroup } from './OptionGroup.tsx'
import { PeopleOptions } from './PeopleOptions.tsx'
import { RecentSearchOptions } from './RecentSearchOptions.tsx'
import { SearchOption } from './SearchOption.tsx'
import styles from './SearchSuggestions.module.css'
import { TagOptions } from './TagOptions.tsx'
import { useSearchSuggestions } from './use-search-suggestions.ts'

/**
 * Shows suggestions below the open search box: matching people and tags, the prefixes that search for one
 * kind only, and recent searches (docs/spec/search.md#suggestions-in-the-search-box).
 */
export function SearchSuggestions({
  listbox,
  text,
  onWrite,
}: {
  listbox: Listbox
  text: string
  onWrite: (text: string) => void
}) {
  const t = useText()
  const { people, tags, error } = useSearchSuggestions(text)
  const reason = useErrorText(error)
  const count = people.length + tags.length

  function askForPalette() {
    listbox.onClose()
    openPalette()
  }

  return (
    <div className={styles.popup}>
      <div
        id={listbox.id}
        role="listbox"
        aria-label={t('search.suggestions')}
        tabIndex={-1}
        onMouseDown={(event: MouseEvent) => event.preventDefault()}
      >
        <PeopleOptions listbox={listbox} people={people} />
        <TagOptions listbox={listbox} tags={tags} />
        <OptionGroup label={t('search.signs')}>
          {SEARCH_KINDS.map((kind) => (
            <SearchOption
              key={kind}
              listbox={listbox}
              name={SEARCH_PREFIXES[kind]}
              icon={SEARCH_PREFIXES[kind]}
              onPick={() => onWrite(searchAs(kind, text))}
            >
              {t(`search.sign_${kind}`)}
            </SearchOption>
          ))}
        </OptionGroup>
        <RecentSearchOptions listbox={listbox} text={text} />
        <OptionGroup label={t('palette.title')}>
          <SearchOption listbox={listbox} name="palette" icon={<Command />} onPick={askForPalette}>
            {t('palette.open')}
          </SearchOption>
        </OptionGroup>
      </div>
      {error && <p className={styles.problem}>{t('suggestion.failed', { reason })}</p>}
      <VisuallyHidden>
        <span role="status">{count > 0 && t('suggestion.count', { count })}</span>
      </VisuallyHidden>
    </div>
  )
}
