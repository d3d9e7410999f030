import { expect, test } from 'vitest'
import { withoutTracking } from './tracking.ts'

// docs/spec/writing.md#tracking-parameters
test.each([
  ['https://a.example/p?utm_source=x&utm_medium=y', 'https://a.example/p', ['utm_source', 'utm_medium']],
  ['https://a.example/p?id=7&fbclid=abc', 'https://a.example/p?id=7', ['fbclid']],
  ['https://a.example/p?fbclid=abc&id=7', 'https://a.example/p?id=7', ['fbclid']],
  ['https://a.example/p?a=1&gclid=2&b=3#part', 'https://a.example/p?a=1&b=3#part', ['gclid']],
  ['https://a.example/p?UTM_Source=x', 'https://a.example/p', ['UTM_Source']],
  ['https://a.example/?utm_id', 'https://a.example/', ['utm_id']],
  ['[a](https://a.example/?fbclid=1) b', '[a](https://a.example/) b', ['fbclid']],
  ['(https://a.example/x_(y)?b=1&fbclid=1)', '(https://a.example/x_(y)?b=1)', ['fbclid']],
  ['<https://a.example/?fbclid=1>', '<https://a.example/>', ['fbclid']],
  [
    'two: http://a.example/?fbclid=1\nhttp://b.example/?fbclid=2&gclid=3',
    'two: http://a.example/\nhttp://b.example/',
    ['fbclid', 'gclid'],
  ],
  ['HTTPS://A.example/?fbclid=1', 'HTTPS://A.example/', ['fbclid']],
])('%j becomes %j without %j', (text, cleaned, removed) => {
  expect(withoutTracking(text)).toEqual({ text: cleaned, removed })
})

// docs/spec/writing.md#tracking-parameters
test.each([
  'https://a.example/p?ref=x&si=y&source=z',
  'https://a.example/p?q=utm_source',
  'https://a.example/p?q=a?b&c=%26fbclid',
  'https://a.example/?&a=1&&b=2',
  'https://a.example/#utm_source=x',
  'https://web.archive.org/web/2020/https://a.example/?utm_source=x',
  'utm_source=x without an address',
  'https://a.example/p?',
  'plain words?',
])('%j stays as it is', (text) => {
  expect(withoutTracking(text)).toEqual({ text, removed: [] })
})
