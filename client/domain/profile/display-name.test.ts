import { expect, test } from 'vitest'
import { displayName, nameWithEmoji } from './display-name.ts'

// docs/spec/profiles.md#display-name
test.each([
  ['stays as it is', 'Alice Åkesson', 'Alice Åkesson'],
  ['falls back to the username when empty', '', 'alice'],
  ['falls back to the username when null', null, 'alice'],
  ['falls back to the username when only spaces are left', ' \t\u0000\n ', 'alice'],
  ['falls back to the username when nothing in it can be seen', '\u200B\u200D\uFEFF', 'alice'],
  ['falls back to the username when its letters look like nothing', '\u3164\u2800\u{1D159}', 'alice'],
  ['is one line', 'Alice\n followed\u2028you', 'Alice followed you'],
  ['loses control characters', 'Al\u0000i\u0007c\u009Fe\n', 'Alice'],
  ['loses bidirectional overrides, embeddings and isolates', '\u202EecilA\u202C \u2066x\u2069', 'ecilA x'],
  ['loses marks of direction', '\u200Fabc\u200E!\u061C', 'abc!'],
  ['is cut after 300 characters', 'a'.repeat(1_000_000), 'a'.repeat(300)],
  ['is trimmed', '  Alice ', 'Alice'],
  ['keeps joined emoji', '👩‍🌾', '👩‍🌾'],
  ['keeps right-to-left names', 'آلیس می‌نویسد', 'آلیس می‌نویسد'],
  ['keeps custom emoji for later', ':cat:', ':cat:'],
])('%s', (_, display_name, expected) => {
  expect(displayName({ display_name, username: 'alice' })).toBe(expected)
})

test('the username loses control characters too', () => {
  expect(displayName({ display_name: '', username: 'al\u202Eecil' })).toBe('alecil')
})

// docs/spec/profiles.md#display-name
test('somebody whose username cannot be seen either is called by the address', () => {
  const nobody = { display_name: '\u3164', username: '\u1160' }
  expect(displayName({ ...nobody, acct: '\u1160@evil.example' })).toBe('\u1160@evil.example')
  expect(displayName(nobody)).toBe('?')
})

// docs/spec/profiles.md#names-in-sentences
test.each([
  ['among words', 'Bob :bee_busy::blob_cat: Builder', 'Bob Builder'],
  ['at the ends', ':leaf: Ann :leaf:', 'Ann'],
  ['alone', ':blob_cat: :leaf:', 'blob cat leaf'],
  ['that nobody knows', 'Ann :what:', 'Ann :what:'],
])('custom emoji %s', (_, display_name, plain) => {
  const emojis = ['bee_busy', 'blob_cat', 'leaf'].map((shortcode) => ({
    shortcode,
    url: '/e.png',
    category: null,
  }))
  expect(displayName({ display_name, username: 'bob', emojis })).toBe(plain)
  expect(nameWithEmoji({ display_name, username: 'bob', emojis })).toBe(display_name)
})
