import { expect, test } from 'vitest'
import { linesOf, mayTranslate, translationTarget } from './translation.ts'

// docs/spec/post-actions.md#translate
test.each([
  ['of another language', { content: '<p>hi</p>', language: 'en' }, 'de', true],
  ['of that language', { content: '<p>hi</p>', language: 'de' }, 'de', false],
  ['of a form of it', { content: '<p>hi</p>', language: 'zh' }, 'zh-Hant', false],
  ['of a language that nobody said', { content: '<p>hi</p>', language: null }, 'de', true],
  ['without words', { content: '', language: 'en' }, 'de', false],
])('a post %s can be translated: %o for %s is %s', (_, post, locale, expected) => {
  expect(mayTranslate(post, locale)).toBe(expected)
})

// docs/spec/post-actions.md#translate
test('paragraphs, breaks and items are lines', () => {
  const plain = (html: string) => html.replaceAll(/<[^>]+>/g, '').trim()
  expect(linesOf('<p>one<br>two</p><p></p><ul><li>three</li></ul><br />four', plain)).toEqual([
    'one',
    'two',
    'three',
    'four',
  ])
})

// docs/spec/post-actions.md#translate
test.each([
  ['de', 'de'],
  ['pt-BR', 'pt'],
  ['zh-Hans', 'zh'],
  ['zh-Hant', 'zh-Hant'],
])('the interface in %s wants %s', (locale, target) => {
  expect(translationTarget(locale)).toBe(target)
})
