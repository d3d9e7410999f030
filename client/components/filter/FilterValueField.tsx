import { nameOfLanguage } from '#components/language/name-of-language.ts'
import type { Filter } from '#domain/filter/filter.ts'
import { type TextKey, useLocale, useText } from '#i18n/i18n.ts'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './FilterDialog.module.css'
import { useFilterName } from './filter-texts.ts'

/** The languages that most posts are written in. */
const LANGUAGES =
  'ar bn ca cs da de el en eo es et eu fa fi fr gl he hi hu id it ja ko lt lv nb nl pl pt ro ru sk sl sv th tr uk vi zh'.split(
    ' ',
  )

const VALUE_LABELS: Partial<Record<Filter['kind'], TextKey>> = {
  word: 'filter.value_word',
  person: 'filter.value_person',
  host: 'filter.value_host',
  tag: 'filter.value_tag',
}

/** Asks for what a filter catches, in the field that its kind needs; a thread is only named. */
export function FilterValueField({
  filter,
  onChange,
}: {
  filter: Filter
  onChange: (value: string) => void
}) {
  const t = useText()
  const locale = useLocale()
  const name = useFilterName()(filter)
  const { kind, value } = filter
  if (kind === 'undescribed') return null
  if (kind === 'thread') return <p className={styles.thread}>{name}</p>
  const label = VALUE_LABELS[kind]
  if (label) {
    return (
      <TextField
        label={t(label)}
        help={kind === 'word' ? t('filter.value_word_help') : undefined}
        value={value}
        autoCapitalize="none"
        spellCheck={false}
        required
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  }
  const codes = [...new Set([...LANGUAGES, ...(value === '' ? [] : [value])])]
  const languages = codes
    .map((code) => ({ value: code, label: nameOfLanguage(code, locale) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))
  return (
    <Select
      label={t('filter.kind_language')}
      value={value}
      options={value === '' ? [{ value: '', label: t('filter.choose_language') }, ...languages] : languages}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
