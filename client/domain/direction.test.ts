/** Tests docs/spec/conventions.md#text-direction. */
import { expect, test } from 'vitest'
import { directionOf, directionOfField, isolate, splitNames } from './direction.ts'

test.each([
  ['hello', 'ltr'],
  ['سلام', 'rtl'],
  ['12 ۳۴ سلام', 'rtl'],
  ['שלום', 'rtl'],
  ['… – 日本', 'ltr'],
  ['привет', 'ltr'],
  ['۱۲ 😀 !', null],
  ['', null],
])('the direction of %j is %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})

/** Writes the names of a text in braces. */
const marked = (text: string) =>
  splitNames(text)
    .map((piece, at) => (at % 2 === 1 ? `{${piece}}` : piece))
    .join('')

test.each([
  ['@bob سلام', '{@bob} سلام'],
  ['سلام (@bob@example.org)', 'سلام ({@bob@example.org)}'],
  ['#linux خوب است', '{#linux} خوب است'],
  ['ببین https://example.org/a سلام', 'ببین {https://example.org/a} سلام'],
  ['#کتاب #خواندن', '#کتاب #خواندن'],
  ['@bob #کتاب', '{@bob} #کتاب'],
  ['a@b c#d', 'a@b c#d'],
  ['Follow \u2068علی @home\u2069 today', 'Follow \u2068علی {@home}\u2069 today'],
  ['words only', 'words only'],
  ['', ''],
])('the names in %j', (text, expected) => {
  expect(marked(text)).toBe(expected)
})

test.each([
  ['@bob سلام', 'rtl'],
  ['@bob @carol\nسلام', 'auto'],
  ['@علی hello', 'ltr'],
  ['@bob #کتاب', 'rtl'],
  ['hello\nسلام', 'auto'],
  ['سلام @bob', 'auto'],
  ['@bob', 'auto'],
  ['', 'auto'],
])('a field with %j runs %s', (text, direction) => {
  expect(directionOfField(text)).toBe(direction)
})

test.each([
  ['bob', 'ltr', 'bob'],
  ['علی', 'ltr', '\u2068علی\u2069'],
  ['@bob', 'rtl', '\u2068@bob\u2069'],
  ['۳', 'ltr', '۳'],
  ['علی @home', 'ltr', '\u2068علی \u2068@home\u2069\u2069'],
  ['علی @home', 'rtl', 'علی \u2068@home\u2069'],
  ['@bob سلام', 'ltr', '\u2068\u2068@bob\u2069 سلام\u2069'],
  ['bob @home', 'ltr', 'bob @home'],
] as const)('%j within a text that runs %s', (text, around, expected) => {
  expect(isolate(text, around)).toBe(expected)
})
