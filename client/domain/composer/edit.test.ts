import { expect, test } from 'vitest'
import { contextOf } from './context-of-key.ts'
import { isDraftKey, isWritingKey, writingKey } from './draft-key.ts'
import { editOf, isSameEdit, type PostEdit } from './edit.ts'

const file = (id: string, type: string, description: string | null) => ({
  id,
  type,
  url: `/${id}`,
  description,
})

const POST = {
  language: 'en',
  sensitive: true,
  media_attachments: [file('a', 'image', null), file('b', 'video', 'a cat')],
}
const EDIT = editOf(POST, { text: 'hello' }, (type, number) => `${type} ${number}`)

const EDIT_KEY = writingKey({ kind: 'edit', postId: '7' })

test('an edit begins with what the post is', () => {
  expect(EDIT).toMatchObject({
    text: 'hello',
    sensitive: true,
    attachments: [
      { key: 'a', name: 'image 1', mediaType: 'image/*', description: '', uploaded: { id: 'a' } },
      { key: 'b', name: 'video 2', mediaType: 'video/*', description: 'a cat', uploaded: { id: 'b' } },
    ],
  })
})

const [first, second] = EDIT.attachments

test.each<[string, Partial<PostEdit>, boolean]>([
  ['nothing', {}, true],
  ['the text', { text: 'hello!' }, false],
  ['the flag', { sensitive: false }, false],
  ['the language', { language: 'de' }, false],
  ['a language that is not known', { language: undefined }, true],
  ['a file less', { attachments: EDIT.attachments.slice(1) }, false],
  ['their order', { attachments: EDIT.attachments.toReversed() }, false],
  [
    'a description',
    { attachments: first && second ? [{ ...first, description: 'a dog' }, second] : [] },
    false,
  ],
  [
    'spaces in a description',
    { attachments: first && second ? [{ ...first, description: ' ' }, second] : [] },
    true,
  ],
  ['a file sent again', { attachments: EDIT.attachments.map((each) => ({ ...each, uploaded: null })) }, true],
])('changed %s: %o is the same: %s', (_, change, isSame) => {
  expect(isSameEdit(EDIT, { ...EDIT, ...change })).toBe(isSame)
})

// docs/spec/drafts-and-outbox.md#unsaved-edits
test('an edit and a draft never meet under one key', () => {
  expect(isWritingKey(EDIT_KEY)).toBe(true)
  expect(isDraftKey(EDIT_KEY)).toBe(false)
  expect(contextOf(EDIT_KEY)).toEqual({ kind: 'edit', postId: '7' })
  for (const kind of ['reply', 'quote'] as const) expect(writingKey({ kind, postId: '7' })).not.toBe(EDIT_KEY)
})
