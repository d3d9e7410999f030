/** Tests docs/spec/media.md#addresses-of-files. */
import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { address, optionalAddress } from './tolerant.ts'

// docs/spec/media.md#addresses-of-files
test.each([
  'https://a.example/x.png',
  'http://a.onion/x',
  '/media/x.png',
  'media/x.png?y:z',
  'x',
  'data:image/png;base64,AAAA',
])('%s can be shown', (text) => {
  expect(safeParse(address(), text).success).toBe(true)
})

// docs/spec/media.md#addresses-of-files
test.each([
  '',
  'javascript:pwned()',
  'data:text/html,x',
  'data:image/svg+xml,x',
  'data:image/sv\ng+xml,x',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  'view-source:https://a.example',
  '//evil.example/x',
  '/\n/evil.example/x',
  '/\\evil.example/x',
  'https:evil.example',
])('%j cannot', (text) => {
  expect(safeParse(address(), text).success).toBe(false)
  expect(safeParse(optionalAddress(), text).output).toBeNull()
})
