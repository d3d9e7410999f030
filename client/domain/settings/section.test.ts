import { expect, test } from 'vitest'
import { SECTIONS, sectionOf, sectionPath } from './section.ts'

// docs/spec/settings.md#sections-of-the-settings

// docs/spec/settings.md#sections-of-the-settings
test.each(SECTIONS)('the address of %s leads to it', (section) => {
  const { pathname, searchParams } = new URL(sectionPath(section), 'https://kith.example')
  expect(pathname).toBe('/settings')
  expect(sectionOf(searchParams.get('section'))).toBe(section)
})

test('the address of a setting names its section too', () => {
  expect(sectionPath('appearance', 'theme')).toBe('/settings?section=appearance&setting=theme')
})

// docs/spec/settings.md#sections-of-the-settings
test.each([null, '', 'Appearance', 'toString'])('%o is no section: the list is shown', (name) => {
  expect(sectionOf(name)).toBeNull()
})
