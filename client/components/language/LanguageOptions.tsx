import { Check } from 'lucide-react'
import type { MouseEvent, RefObject } from 'react'
import type { Listbox } from '#components/search/listbox.ts'
import { useSuggestionKeys } from '#components/search/use-suggestion-keys.ts'
import { useLanguage, useText } from '#i18n/i18n.ts'
import { Option } from '#ui/Option.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { findLanguages, nameLanguages } from './find-languages.ts'
import styles from './LanguageOptions.module.css'

/**
 * Shows the languages that fit what is typed, each under its own name and beside that the one by which the
 * interface calls it (docs/spec/conventions.md#choosing-a-language).
 */
export function LanguageOptions({
  box,
  listbox,
  first,
  chosen,
  typed,
  onPick,
}: {
  /** The element in which keys are pressed. */
  box: RefObject<HTMLElement | null>
  listbox: Listbox
  first: { value: string; name: string } | undefined
  chosen: string
  typed: string
  onPick: (value: string) => void
}) {
  const t = useText()
  const locale = useLanguage()
  useSuggestionKeys(box, listbox)
  const languages = [...(first ? [{ ...first, note: first.name, words: [] }] : []), ...nameLanguages(locale)]
  const found = findLanguages(languages, typed)
  return (
    <div className={styles.popup}>
      <div
        id={listbox.id}
        role="listbox"
        aria-label={t('language.label')}
        tabIndex={-1}
        // The box keeps the focus.
        onMouseDown={(event: MouseEvent) => event.preventDefault()}
      >
        {found.map(({ value, name, note }, index) => {
          const id = `${listbox.id}-${index}`
          return (
            <Option key={value} id={id} isReached={id === listbox.active} onPick={() => onPick(value)}>
              <span className={styles.name} translate="no">
                <bdi lang={value === first?.value ? undefined : value}>{name}</bdi>
              </span>
              {note.toLowerCase() !== name.toLowerCase() && (
                <span className={styles.note} translate="no">
                  <bdi>{note}</bdi>
                </span>
              )}
              {value === chosen && <Check aria-hidden="true" />}
            </Option>
          )
        })}
      </div>
      {found.length === 0 && <p className={styles.nothing}>{t('language.none')}</p>}
      <VisuallyHidden>
        <span role="status">
          {found.length === 0 ? t('language.none') : typed && t('suggestion.count', { count: found.length })}
        </span>
      </VisuallyHidden>
    </div>
  )
}
