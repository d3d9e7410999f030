/**
 * Lists what a server might send in the place of any value: odd and legal, or of another kind. Answers of
 * other programs, of older versions and of enemies are made of these (docs/server/README.md).
 */

const TEXTS: readonly string[] = [
  '',
  ' ',
  'x'.repeat(4_000),
  '👩‍👩‍👧‍👦'.repeat(300),
  '\u202eright to left\u2066',
  `z${'\u0301'.repeat(200)}`,
  '__proto__',
  'constructor',
  'toString',
  '\ud800 alone',
  'nul\u0000nul',
  '<p onclick="pwned()">text</p>',
  '<img src=x onerror=pwned()>',
  ':cat: :constructor: :__proto__:',
  'line\nline\r\nline\u2028line',
  '%E0%A4%A',
  '-1',
  'NaN',
]

const DATES: readonly string[] = [
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '-000001-01-01T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '1970-01-01T00:00:00.000Z',
  'yesterday',
]

const ADDRESSES: readonly string[] = [
  'javascript:pwned()',
  'data:text/html,<script>pwned()</script>',
  'blob:https://kith.example/1',
  'http://[::1',
  'https://',
  '//evil.example/x',
  'ftp://evil.example',
  'https://xn--/',
  `https://long.example/${'a'.repeat(3_000)}`,
]

const NUMBERS: readonly number[] = [
  0,
  -1,
  -0,
  1.5,
  1_000_000,
  1e15,
  Number.MAX_SAFE_INTEGER + 2,
  1e300,
  -1e300,
]

const OTHERS: readonly unknown[] = [null, true, false, [], {}, [null], [[]], { id: null }, { id: '1' }]

/** Every odd value. */
export const ODD_VALUES: readonly unknown[] = [...TEXTS, ...DATES, ...ADDRESSES, ...NUMBERS, ...OTHERS]

/** Whole bodies in the place of an answer, as proxies, cut lines and other programs send them. */
export const ODD_BODIES: readonly string[] = [
  '',
  ' ',
  'null',
  'true',
  '0',
  '""',
  '[]',
  '{}',
  '[[[]]]',
  '[null]',
  '{"error":null}',
  '<!doctype html><title>502 Bad Gateway</title><h1>nginx</h1>',
  '{"id":"1"',
  '\u0000',
  '\ufeff{}',
  '{"id":"1"}{"id":"2"}',
  '{"__proto__":{"polluted":true},"id":"1"}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  'undefined',
  'NaN',
]
