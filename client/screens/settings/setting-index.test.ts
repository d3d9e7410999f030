import { expect, test } from 'vitest'
import { SECTIONS } from '#domain/settings/section.ts'
import { SETTINGS } from './setting-index.ts'

// docs/spec/settings.md#search-in-the-settings
test.each(SECTIONS)('a setting of the section %s can be searched for', (section) => {
  expect(SETTINGS.map((each) => each.section)).toContain(section)
})
