/**
 * Checks that every language has all texts of English, with the same placeholders and all plural forms it needs
 * (docs/spec/conventions.md#languages).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import { LOCALE_NAMES } from '#i18n/locale-names.ts'
import { found } from './harness/found.ts'

const FOLDER = new URL('../client/i18n/locales/', import.meta.url)
const catalogue = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${locale}.json`, FOLDER), 'utf8'))
const locales = readdirSync(FOLDER).map((file) => file.replace('.json', ''))
const english = catalogue('en')

/** Returns the names in `{name}` and `{name, plural, …}`, at any depth. */
function placeholders(message: unknown): string[] {
  if (!Array.isArray(message)) return []
  return message.flatMap((part: unknown) => {
    if (!Array.isArray(part)) return []
    const [name, , forms] = part
    const nested =
      typeof forms === 'object' && forms !== null ? Object.values(forms).flatMap(placeholders) : []
    return typeof name === 'string' ? [name, ...nested] : nested
  })
}

const unique = (names: string[]) => [...new Set(names)].sort()

/** Returns the plural categories of a message: `one`, `other` … */
function pluralForms(message: unknown): string[][] {
  if (!Array.isArray(message)) return []
  return message.flatMap((part: unknown) => {
    if (!Array.isArray(part) || part[1] !== 'plural') return []
    return [Object.keys(part[2] ?? {}).filter((form) => !/^(offset|\d+)$/.test(form))]
  })
}

// docs/spec/conventions.md#languages
test('the languages that can be chosen are the catalogues that exist', () => {
  expect(Object.keys(LOCALE_NAMES).sort()).toEqual([...locales].sort())
})

describe.each(found('catalogues', locales))('%s', (locale) => {
  const messages = catalogue(locale)

  test('has the keys of English, in order, and none is empty', () => {
    expect(Object.keys(messages)).toEqual(Object.keys(english).sort())
    expect(Object.entries(messages).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('uses the same placeholders as English', () => {
    for (const [key, message] of Object.entries(messages)) {
      const own = unique(placeholders(compileMessage(message)))
      expect({ key, own }).toEqual({ key, own: unique(placeholders(compileMessage(english[key] ?? ''))) })
    }
  })

  test('has every plural form of the language', () => {
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
    for (const [key, message] of Object.entries(messages)) {
      for (const forms of pluralForms(compileMessage(message))) {
        expect({ key, forms: [...forms].sort() }).toEqual({ key, forms: [...needed].sort() })
      }
    }
  })
})
