import { describe, expect, test } from 'vitest'
import { sharedText, withShared } from './shared-text.ts'

// docs/spec/writing.md#what-others-share
describe('the text of what was shared', () => {
  test.each([
    [{}, ''],
    [{ title: null, text: null, url: null }, ''],
    [{ text: '  Tea  ' }, 'Tea'],
    [{ title: 'A page', url: 'https://a.example/' }, 'A page\n\nhttps://a.example/'],
    [{ title: 'A page', text: 'Words', url: 'https://a.example/' }, 'A page\n\nWords\n\nhttps://a.example/'],
    [{ text: 'Look: https://a.example/', url: 'https://a.example/' }, 'Look: https://a.example/'],
    [{ title: 'A page', text: 'A page https://a.example/' }, 'A page https://a.example/'],
    [{ title: 'https://a.example/', url: 'https://a.example/' }, 'https://a.example/'],
  ])('of %o is %j', (parts, text) => {
    expect(sharedText(parts)).toBe(text)
  })

  test.each([
    ['', 'Tea', 'Tea'],
    ['Written', 'Tea', 'Written\n\nTea'],
    ['Written\n\n', 'Tea', 'Written\n\nTea'],
    ['Written', '', 'Written'],
  ])('below %j and %j stands %j', (written, shared, text) => {
    expect(withShared(written, shared)).toBe(text)
  })
})
