import { type ReactNode, useState } from 'react'
import { SECTION_LABELS } from '#components/preferences/section-labels.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useViewer } from '#data/connection/session.ts'
import { mayListAccounts } from '#domain/session/access.ts'
import { findSettings } from '#domain/settings/search.ts'
import { sectionPath } from '#domain/settings/section.ts'
import { offersSubscriptions } from '#domain/subscription/offered-kinds.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { TextField } from '#ui/TextField.tsx'
import { FoundSettings } from './FoundSettings.tsx'
import styles from './SettingsSearch.module.css'
import { ACCOUNTS_PAGE, PAGES, RECEIPTS_PAGE, SETTINGS, SUBSCRIPTIONS_PAGE } from './setting-index.ts'
import { useMaySell } from './use-may-sell.ts'

/**
 * Shows a field that searches all settings, and what it finds in place of the list
 * (docs/spec/settings.md#search-in-the-settings).
 */
export function SettingsSearch({ children }: { children: ReactNode }) {
  const t = useText()
  const [query, setQuery] = useState('')
  const words = (keys: readonly TextKey[]) => keys.map((key) => t(key)).join(' ')
  const settings = SETTINGS.map(({ section, setting, title, more = [], terms = '' }) => ({
    href: sectionPath(section, setting),
    setting,
    place: t(SECTION_LABELS[section]),
    title: t(title),
    more: `${words([SECTION_LABELS[section], ...more])} ${terms}`,
  }))
  const instance = useInstance()
  const more = [
    ...(useMaySell() ? [SUBSCRIPTIONS_PAGE] : []),
    ...(offersSubscriptions(instance) ? [RECEIPTS_PAGE] : []),
    ...(mayListAccounts(instance, useViewer()) ? [ACCOUNTS_PAGE] : []),
  ]
  const pages = [...PAGES, ...more].map(({ href, title, more: others = [], terms = '' }) => ({
    href,
    title: t(title),
    more: `${words(others)} ${terms}`,
  }))
  return (
    <search className={styles.search}>
      <div className={styles.field}>
        <TextField
          label={t('settings.search')}
          labelHidden
          placeholder={t('search.label')}
          type="search"
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      </div>
      {query.trim() === '' ? (
        children
      ) : (
        <FoundSettings found={findSettings([...settings, ...pages], query)} onChosen={() => setQuery('')} />
      )}
    </search>
  )
}
