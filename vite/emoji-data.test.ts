import { expect, test } from 'vitest'
import { LOCALES } from '../client/i18n/locales.ts'
import { emojibaseName } from './emoji-data.ts'

// docs/spec/reactions.md#emoji-picker-search
test('every language that emojibase knows has its own names of emoji', () => {
  const names = ['de', 'pt', 'pt-BR', 'zh-Hans', 'zh-Hant', 'fa']
  expect(names.map(emojibaseName)).toEqual(['de', 'pt', 'pt', 'zh', 'zh-hant', undefined])
  expect(LOCALES.filter((locale) => emojibaseName(locale) !== undefined).length).toBeGreaterThanOrEqual(16)
})
