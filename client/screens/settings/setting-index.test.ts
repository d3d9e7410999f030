import { expect, test } from 'vitest'
import { findSettings } from '#domain/settings/search.ts'
import { SECTIONS } from '#domain/settings/section.ts'
import english from '#i18n/locales/en.json'
import { PAGES, SETTINGS } from './setting-index.ts'

// docs/spec/settings.md#search-in-the-settings
test.each(SECTIONS)('a setting of the section %s can be searched for', (section) => {
  expect(SETTINGS.map((each) => each.section)).toContain(section)
})

// docs/spec/settings.md#search-in-the-settings
test.each(['minisign', 'ethereum', 'csv', 'visibility', 'bot', 'locked', 'avatar'])(
  '%s, as other products call it, is found',
  (term) => {
    const texts: Record<string, string> = english
    const all = [...SETTINGS, ...PAGES].map(({ title, more = [], terms = '' }) => ({
      title: texts[title] ?? '',
      more: `${more.map((key) => texts[key]).join(' ')} ${terms}`,
    }))
    expect(findSettings(all, term)).not.toEqual([])
  },
)
