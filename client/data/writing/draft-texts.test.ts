import { expect, test } from 'vitest'
import type { TextStorage } from '../storage/text-storage.ts'
import { draftTexts } from './draft-texts.ts'

/** Returns a storage in memory, and what lies in it. */
function storageOf(stored: Record<string, string>) {
  const items = new Map(Object.entries(stored))
  const storage: TextStorage = {
    keys: () => [...items.keys()],
    read: (key) => items.get(key) ?? null,
    write: (key, text) => (text === null ? items.delete(key) : items.set(key, text) !== undefined),
  }
  return { items, texts: draftTexts(storage) }
}

// docs/spec/drafts-and-outbox.md#drafts
test('an empty text that another client has left behind is no draft', () => {
  const { texts } = storageOf({ post_content_new: '', post_content_7: '', post_content_8: 'kept' })
  expect(texts.keys()).toEqual(['post_content_8'])
  expect(texts.read('post_content_new')).toBeNull()
})

// docs/spec/drafts-and-outbox.md#the-rest-of-a-draft
test('a draft of files alone is one, and an edit may be empty', () => {
  const { items, texts } = storageOf({ edit_content_7: '' })
  texts.write('post_content_new', '')
  expect(items.get('post_content_new')).not.toBe('')
  expect(texts.read('post_content_new')).toBe('')
  expect(texts.read('edit_content_7')).toBe('')
  expect(texts.keys()).toEqual(['edit_content_7', 'post_content_new'])
  texts.write('post_content_new', null)
  expect(texts.keys()).toEqual(['edit_content_7'])
})
