/** Tests docs/spec/conventions.md#keys-in-the-browsers-storage. */
import { expect, test } from 'vitest'
import { contextOf } from './context-of-key.ts'
import { emptyDraft, isUntouched, tryAt } from './draft.ts'
import { isDraftKey, writingKey } from './draft-key.ts'

const file = { key: 'k', name: 'a.png', mediaType: 'image/png', description: '', uploaded: null }
const poll = { options: ['tea', 'coffee'], multiple: false, amount: 1, unit: 'day' } as const

// docs/spec/conventions.md#keys-in-the-browsers-storage
// docs/spec/drafts-and-outbox.md#drafts
test.each([
  [{ kind: 'new' }, 'post_content_new'],
  [{ kind: 'group', groupId: '7' }, 'post_content_7_group'],
  [{ kind: 'reply', postId: '7' }, 'post_content_7'],
  [{ kind: 'quote', postId: '7' }, 'post_content_7_repost'],
] as const)('%o is kept under %s', (context, key) => {
  expect(writingKey(context)).toBe(key)
  expect(isDraftKey(key)).toBe(true)
  expect(contextOf(key)).toEqual(context)
})

test('other keys hold no draft', () => {
  expect(isDraftKey('auth_token')).toBe(false)
  expect(contextOf('auth_token')).toBeNull()
})

test('the first try is remembered, and what tells all of them apart', () => {
  const first = tryAt(emptyDraft('one', 'key'), 'public', 5)
  expect(first.tried).toEqual({
    at: 5,
    texts: ['one'],
    visibilities: ['public'],
    fileCounts: [0],
    polls: [null],
    groupIds: [null],
  })
  expect(tryAt(first, 'public', 9).tried).toEqual(first.tried)
  const changed = { ...first, text: 'two', attachments: [file], poll, groupId: 'g' }
  const second = tryAt(changed, 'direct', 9)
  expect(second.tried).toEqual({
    at: 5,
    texts: ['one', 'two'],
    visibilities: ['public', 'direct'],
    fileCounts: [0, 1],
    polls: [null, { options: ['tea', 'coffee'], expires_in: 86_400, multiple: false }],
    groupIds: [null, 'g'],
  })
  expect(tryAt(second, 'direct', 12).tried).toEqual(second.tried)
})

test('an earlier build has tried it for no group', () => {
  const tried = { at: 5, texts: ['one'], visibilities: ['public'], fileCounts: [0], polls: [null] } as const
  const again = tryAt({ ...emptyDraft('one', 'key'), tried, groupId: 'g' }, 'public', 9)
  expect(again.tried?.groupIds).toEqual([null, 'g'])
})

test.each([
  [{}, true],
  [{ text: '@bob ' }, true],
  [{ text: '@bob and more' }, false],
  [{ visibility: 'direct' }, false],
  [{ sensitive: true }, false],
  [{ groupId: 'g' }, true],
] as const)('with %o it is untouched: %s', (changed, untouched) => {
  expect(isUntouched({ ...emptyDraft('', 'key'), ...changed }, '@bob ')).toBe(untouched)
})
