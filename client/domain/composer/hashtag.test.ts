import { expect, test } from 'vitest'
import { spellTag, suggestTags, tagsIn, withSpellings } from './hashtag.ts'

// docs/spec/writing.md#hashtags-with-capitals
test.each([
  ['#CatsOfKith and (#Tea), #tea!', ['CatsOfKith', 'Tea', 'tea']],
  ['#گربه\n>#Quoted', ['گربه', 'Quoted']],
  ['#123 a#b ##two #a-b #tag😀 #', []],
  ['#a1 #_x.', ['a1', '_x']],
])('%j has the tags %j', (text, tags) => {
  expect(tagsIn(text)).toEqual(tags)
})

// docs/spec/writing.md#hashtags-with-capitals
test('the last spelling of a tag is remembered, the newest first', () => {
  expect(withSpellings(['tea', 'Cats'], 'both #Tea and #Milk')).toEqual(['Milk', 'Tea', 'Cats'])
  expect(withSpellings(['Cats'], 'nothing')).toEqual(['Cats'])
  const many = Array.from({ length: 50 }, (_, at) => `t${at}`)
  expect(withSpellings(many, '#New')).toEqual(['New', ...many.slice(0, 49)])
})

// docs/spec/writing.md#hashtags-with-capitals
test.each([
  ['cat', ['CatsOfKith'], ['cats', 'catsofkith', 'wildcat'], ['CatsOfKith', 'cats', 'wildcat']],
  ['cat', ['WildCat'], ['cats'], ['cats', 'WildCat']],
  ['cats', [], ['cats'], []],
  ['Cats', [], ['cats'], ['cats']],
  ['cats', ['Cats'], ['cats'], ['Cats']],
  ['c', [], ['ca', 'cb', 'cc', 'cd'], ['ca', 'cb', 'cc']],
  ['x', ['Cats'], [], []],
])('for %j, with %j and %j: %j', (query, remembered, known, suggested) => {
  expect(suggestTags(query, remembered, known, 3)).toEqual(suggested)
})

// docs/spec/writing.md#hashtags-with-capitals
test.each([
  ['CatsOf', 'catsofkith', 'CatsOfkith'],
  ['catsof', 'CatsOfKith', 'CatsOfKith'],
  ['CATS', 'CatsOfKith', 'CATSOfKith'],
  ['Of', 'catsofkith', 'catsofkith'],
])('%j, completed by %j, is written %j', (typed, suggested, written) => {
  expect(spellTag(typed, suggested)).toBe(written)
})
