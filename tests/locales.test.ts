/**
 * Checks that every language has all texts of English, with the same placeholders and all plural forms it
 * needs (docs/spec/conventions.md#languages).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import { LOCALES, ownName } from '#i18n/locales.ts'
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

/** How a text ends in any language that ends in English with a mark. */
const END_MARKS: Readonly<Record<string, RegExp>> = {
  '.': /[.。}]$/,
  '?': /[?？؟]$/,
  '!': /[!！]$/,
  ':': /[:：]$/,
  '…': /…$/,
}

/** How a text ends in any language that ends in English without a mark. */
const NO_END_MARK = /[^.。?？؟!！:：…]$/

/** Names, and the words that other languages share with English. */
const SAME_WORDS =
  /^(ALT|Admin|Administrator|Alias|Audio|Banner|Code|Conversations?|Ctrl|Description|Document|Emoji|Ethereum|File|Filters|Followers|Format|Hashtags|Home|IPFS|Image|Kith|Labels|Likes|Links?|Local|Markdown|Mentions|Mitra|Moderators|Monero|Name|Navigation|Normal|Notifications|Option|Password|Period|Privacy|Program|Shift|Signature|Suggestions|Tags|Version|Video|Wallet|Web|Zoom|[Aa]ccounts?|minutes|signify|stagenet|testnet)( \(CSV\)| \{.*)?$|^\{amount\} XMR$|^\{count, plural, one \{# account\}|^minisign/

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
  expect(LOCALES).toEqual([...locales].sort())
})

// docs/spec/conventions.md#languages
test('each language has a glossary', () => {
  const glossaries = readdirSync(new URL('../docs/languages/', import.meta.url))
  expect(glossaries.sort()).toEqual(locales.map((locale) => `${locale}.md`).sort())
})

// docs/spec/conventions.md#languages
test('each language has a name of its own, as it calls itself', () => {
  expect(['de', 'fa', 'pt-BR', 'uk', 'zh-Hans'].map(ownName)).toEqual([
    'Deutsch',
    'فارسی',
    'Português (Brasil)',
    'Українська',
    '简体中文',
  ])
  expect(new Set(LOCALES.map(ownName)).size).toBe(LOCALES.length)
})

// docs/languages/en.md
test('the apostrophes of English are curly', () => {
  expect(Object.entries(english).filter(([, text]) => text.includes("'"))).toEqual([])
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

  test('has the line breaks and the marks of English, and no space too many', () => {
    const marks = (text: string) => (text.match(/\n|<\/?\w+>/g) ?? []).sort()
    for (const [key, message] of Object.entries(messages)) {
      expect({ key, marks: marks(message) }).toEqual({ key, marks: marks(english[key] ?? '') })
      expect({ key, found: /^\s| {2}|\s$/.exec(message)?.[0] }).toEqual({ key, found: undefined })
    }
  })

  test('ends its sentences as English does', () => {
    for (const [key, message] of Object.entries(messages)) {
      const last = english[key]?.at(-1) ?? ''
      // A count may stand where a sentence ends, and has marks of its own.
      if (last === '}') continue
      expect({ key, end: message.at(-1) }).toEqual({
        key,
        end: expect.stringMatching(END_MARKS[last] ?? NO_END_MARK),
      })
    }
  })

  test('has nothing left in English but names and words that are the same', () => {
    const left = Object.entries(messages).filter(
      ([key, text]) =>
        locale !== 'en' && text === english[key] && /\p{L}{3}/u.test(text.replace(/\{[^}]*\}/g, '')),
    )
    expect(left.filter(([, text]) => !SAME_WORDS.test(text))).toEqual([])
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
