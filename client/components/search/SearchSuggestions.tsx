import { Hash, History, Trash2 } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { errorText } from '#components/feedback/error-text.ts'
import { AccountAvatar } from '#components/profile/AccountAvatar.tsx'
import { DisplayName } from '#components/profile/DisplayName.tsx'
import { forgetSearches, recentSearches } from '#data/search/recent-searches.ts'
import { profilePath, searchPath, tagPath } from '#domain/profile/link.ts'
import { withoutControls } from '#domain/profile/without-controls.ts'
import { bare, SEARCH_KINDS, SEARCH_PREFIXES, searchAs } from '#domain/search.ts'
import { useText } from '#i18n/i18n.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { OptionGroup } from './OptionGroup.tsx'
import { SearchOption } from './SearchOption.tsx'
import styles from './SearchSuggestions.module.css'
import { useSearchSuggestions } from './use-search-suggestions.ts'

/** People and tags called so, what was searched for before, and the signs that ask for one kind (spec A §2.14). */
export function SearchSuggestions({
  id,
  text,
  active,
  onWrite,
  onPick,
}: {
  id: string
  text: string
  active: string | undefined
  onWrite: (text: string) => void
  onPick: () => void
}) {
  const t = useText()
  const [recent, setRecent] = useState(recentSearches)
  const { people, tags, failure } = useSearchSuggestions(text)
  const words = bare(text).toLowerCase()
  const former = recent.filter((q) => q !== text && q.toLowerCase().includes(words))
  const count = people.length + tags.length
  const option = (key: string) => {
    const optionId = `${id}-${encodeURIComponent(key)}`
    return { id: optionId, isReached: optionId === active }
  }

  return (
    <div className={styles.popup}>
      <div
        id={id}
        role="listbox"
        aria-label={t('search.suggestions')}
        tabIndex={-1}
        onMouseDown={(event: MouseEvent) => event.preventDefault()}
      >
        <OptionGroup label={t('search.accounts')} isShown={people.length > 0}>
          {people.map((account) => (
            <SearchOption
              key={account.id}
              {...option(`@${account.id}`)}
              href={profilePath(account)}
              icon={<AccountAvatar account={account} size="xs" />}
              note={`@${withoutControls(account.acct)}`}
              onPick={onPick}
            >
              <DisplayName account={account} />
            </SearchOption>
          ))}
        </OptionGroup>
        <OptionGroup label={t('search.tags')} isShown={tags.length > 0}>
          {tags.map((name) => (
            <SearchOption
              key={name}
              {...option(`#${name}`)}
              href={tagPath(name)}
              icon={<Hash />}
              onPick={onPick}
            >
              #{name}
            </SearchOption>
          ))}
        </OptionGroup>
        <OptionGroup label={t('search.signs')} isShown>
          {SEARCH_KINDS.map((kind) => (
            <SearchOption
              key={kind}
              {...option(SEARCH_PREFIXES[kind])}
              icon={SEARCH_PREFIXES[kind]}
              onPick={() => onWrite(searchAs(kind, text))}
            >
              {t(`search.sign_${kind}`)}
            </SearchOption>
          ))}
        </OptionGroup>
        <OptionGroup label={t('search.recent')} isShown={former.length > 0}>
          {former.map((q) => (
            <SearchOption
              key={q}
              {...option(` ${q}`)}
              href={searchPath(q)}
              icon={<History />}
              onPick={onPick}
            >
              {q}
            </SearchOption>
          ))}
          <SearchOption
            {...option('forget')}
            icon={<Trash2 />}
            onPick={() => {
              forgetSearches()
              setRecent([])
            }}
          >
            {t('search.forget')}
          </SearchOption>
        </OptionGroup>
      </div>
      {failure && (
        <p className={styles.problem}>{t('suggestion.failed', { reason: errorText(failure, t) })}</p>
      )}
      <VisuallyHidden>
        <span role="status">{count > 0 && t('suggestion.count', { count })}</span>
      </VisuallyHidden>
    </div>
  )
}
