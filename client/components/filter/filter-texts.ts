import { nameOfLanguage } from '#components/language/name-of-language.ts'
import type { Filter, FilterAction, FilterKind } from '#domain/filter/filter.ts'
import { type TextKey, type Translate, useLocale, useText } from '#i18n/i18n.ts'

/** The names of the kinds, as they are chosen. */
export const KIND_LABELS: Record<FilterKind, TextKey> = {
  word: 'filter.kind_word',
  person: 'filter.kind_person',
  host: 'filter.kind_host',
  tag: 'filter.kind_tag',
  thread: 'filter.kind_thread',
  language: 'filter.kind_language',
  undescribed: 'filter.kind_undescribed',
}

export const ACTION_LABELS: Record<FilterAction, TextKey> = {
  hide: 'filter.action_hide',
  fold: 'filter.action_fold',
  blur: 'filter.action_blur',
}

function nameOf({ kind, value, label }: Filter, t: Translate, locale: string): string {
  switch (kind) {
    case 'word':
      return t('filter.name_word', { value })
    case 'person':
      return `\u2066@${value}\u2069`
    case 'host':
      return `\u2066${value}\u2069`
    case 'tag':
      return `#${value}`
    case 'thread':
      return label ? t('filter.name_thread', { label }) : t('filter.kind_thread')
    case 'language':
      return nameOfLanguage(value, locale)
    case 'undescribed':
      return t('filter.kind_undescribed')
  }
}

/** Returns the function that names a filter by what it catches. */
export function useFilterName(): (filter: Filter) => string {
  const t = useText()
  const locale = useLocale()
  return (filter) => nameOf(filter, t, locale)
}
