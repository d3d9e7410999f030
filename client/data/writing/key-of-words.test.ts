import { expect, test } from 'vitest'
import { emptyDraft } from '#domain/composer/draft.ts'
import { keyOfWords } from './key-of-words.ts'

const draft = emptyDraft('one', '0123456789abcdef0123')
const file = { key: 'k', name: 'a.png', mediaType: 'image/png', description: '', uploaded: null }
const poll = { options: ['tea', 'coffee'], multiple: false, amount: 1, unit: 'day' } as const

// docs/spec/drafts-and-outbox.md#idempotency-key
test('a key is 20 digits: one half of the draft, and one of what is published', () => {
  const key = keyOfWords(draft)
  expect(key).toMatch(/^0123456789[\da-f]{10}$/)
  expect(keyOfWords({ ...draft, idempotencyKey: '0123456789zzzzzzzzzz' })).toBe(key)
  const others = [
    { text: 'two' },
    { visibility: 'direct' as const },
    { poll },
    { attachments: [file] },
    // docs/spec/groups.md#where-a-draft-goes
    { groupId: 'one' },
    { groupId: 'other' },
  ]
  const keys = others.map((changed) => keyOfWords({ ...draft, ...changed }))
  expect(new Set([key, ...keys]).size).toBe(7)
  expect(keyOfWords({ ...draft, groupId: null })).toBe(key)
  expect(keys.every((other) => other.startsWith('0123456789'))).toBe(true)
})
