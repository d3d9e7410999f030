import { Languages } from 'lucide-react'
import { useState } from 'react'
import { nameOfLanguage } from '#components/language/name-of-language.ts'
import { rememberedLanguages } from '#data/writing/remembered-languages.ts'
import { LANGUAGES } from '#domain/composer/post-language.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { prepareDetector } from '#platform/device/language-detector.ts'
import styles from './PostLanguageSelect.module.css'

/**
 * Chooses the language of a post: a sign and two letters, under which the browser's own list opens. Those
 * that were used last come first (docs/spec/writing.md#language-of-a-post).
 */
export function PostLanguageSelect({
  value,
  onChange,
}: {
  value: string | null
  onChange: (language: string | null) => void
}) {
  const t = useText()
  const locale = useLocale()
  // The list is long, and most people never open it.
  const [isWhole, setWhole] = useState(false)
  const first = [...new Set([...rememberedLanguages(), ...(value === null ? [] : [value])])]
  const others = isWhole ? LANGUAGES.filter((language) => !first.includes(language)) : []
  const named = others.map((language) => ({ language, name: nameOfLanguage(language, locale) }))
  named.sort((one, other) => one.name.localeCompare(other.name, locale))
  const label = t('composer.language')

  function open() {
    setWhole(true)
    void prepareDetector().catch(() => undefined) // there is no guess without it
  }

  return (
    <div className={styles.box} data-tooltip={label}>
      <Languages aria-hidden="true" />
      {value !== null && (
        <span className={styles.code} aria-hidden="true" translate="no">
          {value}
        </span>
      )}
      <select
        autoComplete="off"
        className={styles.select}
        aria-label={label}
        value={value ?? ''}
        onFocus={open}
        onPointerDown={open}
        onChange={(event) => onChange(event.target.value || null)}
      >
        <option value="">{t('composer.language_none')}</option>
        {first.map((language) => (
          <option key={language} value={language}>
            {nameOfLanguage(language, locale)}
          </option>
        ))}
        {named.length > 0 && <hr />}
        {named.map(({ language, name }) => (
          <option key={language} value={language}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
