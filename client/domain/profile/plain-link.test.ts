import { expect, test } from 'vitest'
import { isPlain, isWrittenOut } from './plain-link.ts'
import { trueHost } from './true-host.ts'

const BANK = 'https://bank.example/login'
const VERA = { id: 'v', username: 'vera', acct: 'vera@meadow.example', url: 'https://meadow.example/@vera' }

// docs/spec/posts.md#where-a-link-leads
test.each([
  'read more',
  '#garden',
  "it's (here), and there!",
  BANK,
  `${BANK}?a=b.example`,
  'https://bank.example',
])('%j needs no further look', (text) => {
  expect(isPlain(text, BANK, undefined)).toBe(true)
  expect(trueHost(BANK, text)).toBeNull()
})

// docs/spec/posts.md#where-a-link-leads
test.each([
  '',
  ' ',
  '\u3164',
  'bank.example',
  'https://bank.example.evil.example/',
  'https://bank.example@evil.example/',
  'https:\\\\evil.example',
  'mailto:a',
  'bank%2Eexample',
  'ｂａｎｋ．ｅｘａｍｐｌｅ',
  'bankꓸexample',
  `${BANK} evil.example`,
  `${BANK}\u202E`,
  'راهنما',
])('%j is judged', (text) => {
  expect(isPlain(text, BANK, undefined)).toBe(false)
  expect(isWrittenOut(text, BANK)).toBe(false)
})

// docs/spec/posts.md#where-a-link-leads
test('a mention is judged unless it is the name of who is mentioned', () => {
  expect(
    ['@vera', '@vera@meadow.example', '@alice', 'Vera'].map((text) => isPlain(text, VERA.url, VERA)),
  ).toEqual([true, true, false, false])
})
